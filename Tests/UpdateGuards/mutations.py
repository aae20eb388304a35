"""The guards that protect an app from a bad release, and the tests that fail without them. `mutate.py` removes each.

A guard with further guards after it is removed together with these, which proves that the last of them works.
"""

from guards import Mutation


def mutation(guard, suites, *edits):
    return Mutation(guard, suites, edits)


TRUST = "L10nReleases/ReleaseTrust.swift"
ENVELOPE = "L10nReleases/ManifestEnvelope.swift"
LINES = "L10nReleases/ManifestLines.swift"
VALUE = "L10nReleases/ManifestValue.swift"
READING = "L10nReleases/ReleaseManifest+Reading.swift"
PACK = "L10nReleases/Packs/MessagePack.swift"
REPLACEMENT = "L10nReleases/Packs/MessageReplacement.swift"
PROGRAM = "L10nLanguage/Programs/ProgramReader.swift"
CHECK = "L10nUpdates/Checking/UpdateCheck.swift"
PACE = "L10nUpdates/Checking/UpdatePace.swift"
CREDENTIALS = "L10nUpdates/Checking/Credentials.swift"
FETCHING = "L10nUpdates/Fetching/URLSessionFetching.swift"
CURL = "CL10nCurl/CL10nCurl.c"
CURL_FETCHING = "L10nUpdates/Fetching/CurlFetching.swift"
CURL_REQUEST = "L10nUpdates/Fetching/CurlRequest.swift"
CURL_ANSWER = "L10nUpdates/Fetching/CurlAnswer.swift"
HEADER = "L10nUpdates/Fetching/ResponseHeader.swift"
STORE = "L10nUpdates/Store/ReleaseStore.swift"
CLEANING = "L10nUpdates/Store/ReleaseStore+Cleaning.swift"
NAME = "L10nUpdates/Store/StoredName.swift"
RECORD = "L10nUpdates/Store/UpdateRecord.swift"
DISK = "L10nUpdates/Files/UpdateFiles+Disk.swift"
HOLDS = "L10nUpdates/Files/FileHolds+Disk.swift"
UPDATES = "L10nUpdates/TextUpdates.swift"
APPLYING = "L10nUpdates/TextUpdates+Applying.swift"

SIGNATURES = "ReleaseTrustTests"
MANIFESTS = "ReleaseManifestTests|ReleaseTrustTests"
PACKS = "MessagePackTests"
MESSAGES = "MessageReplacementTests"
PROGRAMS = "ProgramReaderTests"
CHECKS = "CheckTests|TextUpdates"
STORES = "ReleaseStoreTests|TextUpdates"
TRIALS = "TrialTests"
ROLLBACKS = "RollbackTests"
STRANGE = "StrangeFilesTests"
FETCHES = "FetchingTests"

MUTATIONS = [
    # Who may publish
    mutation("trust: the key's certificate", SIGNATURES,
             (TRUST, "guard verifier.isValid(envelope.root.signature, envelope.certificate, root)", "guard true")),
    mutation("trust: the release's signature", SIGNATURES,
             (TRUST, "guard verifier.isValid(envelope.signature, envelope.signedBytes, envelope.key.bytes)",
              "guard true")),
    mutation("trust: the key's time", SIGNATURES,
             (TRUST, "guard now < envelope.key.until else", "guard true else"),
             (TRUST, "guard release.issued < envelope.key.until else", "guard true else")),
    mutation("trust: the key's time, for what is issued", SIGNATURES,
             (TRUST, "guard release.issued < envelope.key.until else", "guard true else")),
    mutation("trust: retired epochs", SIGNATURES,
             (TRUST, "guard envelope.key.epoch >= epoch else", "guard true else")),
    mutation("trust: the epoch is the key's", MANIFESTS,
             (READING, "guard epoch == key.epoch else", "guard true else")),
    mutation("trust: a certificate is for one catalog", SIGNATURES,
             (ENVELOPE, "certificate = rest[...catalogEnd] + manifest[keyStart..<rootStart]",
              r'certificate = Array("catalog a\n".utf8) + manifest[keyStart..<rootStart]')),
    mutation("trust: all lines are signed", SIGNATURES,
             (ENVELOPE, "signedBytes = manifest[..<signatureStart]",
              "signedBytes = manifest[..<(manifest.count / 2)]")),
    # Recipients and times
    mutation("trust: the catalog, the channel and the build", SIGNATURES,
             (TRUST, "if let part = release.target.difference(from: target) { throw .wrongTarget(part) }", "")),
    mutation("trust: the runtime", SIGNATURES,
             (TRUST, "guard release.runtime <= runtime else", "guard true else")),
    mutation("trust: earlier releases", SIGNATURES,
             (TRUST, "guard release.version >= inUse.version else", "guard true else")),
    mutation("trust: two releases of one version", SIGNATURES,
             (TRUST, "guard release.version > inUse.version || manifest == inUse.manifest else", "guard true else")),
    mutation("trust: expired releases", SIGNATURES,
             (TRUST, "guard now < release.expires else", "guard true else")),
    mutation("trust: a clock that is set back", SIGNATURES,
             (TRUST, "envelope.key.epoch > epoch ? clock : max(clock, lastIssued ?? clock)", "clock")),
    mutation("trust: a stolen key's false time", SIGNATURES,
             (TRUST, "envelope.key.epoch > epoch ? clock : max(clock, lastIssued ?? clock)",
              "max(clock, lastIssued ?? clock)")),
    # The manifest's form
    mutation("manifest: its size", MANIFESTS,
             (ENVELOPE, "guard manifest.count <= ReleaseManifest.sizeLimit else", "guard true else")),
    mutation("manifest: its format", MANIFESTS,
             (ENVELOPE, "guard format == ReleaseManifest.format else", "guard true else")),
    mutation("manifest: what must be understood", MANIFESTS,
             (LINES, 'guard word.first != UInt8(ascii: "!") else { throw .notUnderstood(line: number) }',
              'if word.first == UInt8(ascii: "!") { continue }')),
    mutation("manifest: one spelling of numbers", MANIFESTS,
             (VALUE, 'first != UInt8(ascii: "0") || text.count == 1 else', "first >= 0 else")),
    mutation("manifest: nothing is left", MANIFESTS,
             (LINES, "guard rest.isEmpty else { throw .malformed(line: number + 1) }", "")),
    mutation("manifest: nothing is left of a line", MANIFESTS,
             (LINES, "guard words?.isAtEnd ?? true else { throw .malformed(line: number) }", "")),
    mutation("manifest: one pack for a language", MANIFESTS,
             (READING, "guard !packs.contains(where: { $0.language == pack.language }) else", "guard true else")),
    mutation("manifest: the release before is earlier", MANIFESTS,
             (READING, "guard sequence < version else", "guard true else")),
    mutation("manifest: how long a release can be used", MANIFESTS,
             (READING, "guard expires <= issued.adding(days: Self.longestUse) else", "guard true else")),
    mutation("manifest: the share of a stage", MANIFESTS,
             (READING, "guard (1...10_000).contains(share) else", "guard true else")),
    # Packs
    mutation("pack: the mark", PACKS, (PACK, "buffer.starts(with: Self.mark) else", "true else")),
    mutation("pack: the format", PACKS, (PACK, "guard format == Self.format else", "guard true else")),
    mutation("pack: the length", PACKS,
             (PACK, "guard length == UInt64(buffer.count), linesStart <= length else",
              "guard linesStart <= UInt64(buffer.count) else")),
    mutation("pack: ids in order", PACKS, (PACK, "guard id(number) < id(number + 1) else", "guard true else")),
    mutation("pack: lines in order", PACKS, (PACK, "guard end(number) <= end(number + 1) else", "guard true else")),
    mutation("pack: the lines are the rest", PACKS,
             (PACK, "guard (count == 0 ? 0 : UInt64(end(self.count - 1))) == length - linesStart else",
              "guard true else")),
    mutation("pack: what is reserved", PACKS,
             (PACK, "guard buffer.loadUnaligned(fromByteOffset: 24, as: UInt64.self) == 0 else", "guard true else")),
    mutation("pack: its digest", CHECKS,
             (CHECK, "guard environment.isWhole(response.body, digest: pack.digest, length: pack.length) else",
              "guard true else")),
    mutation("pack: its own length", CHECKS,
             (CHECK, "guard response.body.count == pack.length else { throw .truncated }", ""),
             (CHECK, "guard environment.isWhole(response.body, digest: pack.digest, length: pack.length) else",
              "guard environment.digest(response.body) == pack.digest else")),
    mutation("pack: its number of messages", CHECKS,
             (CHECK, "if messages.count == pack.messages { return messages }", "return messages")),
    mutation("pack: what is here is whole", CHECKS + "|ReleaseStoreTests",
             (CHECK, "environment.isWhole(known, digest: pack.digest, length: pack.length)", "true")),
    mutation("pack: the limit for one", CHECKS,
             (CHECK, "for pack in packs where pack.length > policy.limits.pack { throw .tooLarge(limit: policy.limits.pack) }",
              "")),
    mutation("pack: the limit for all", CHECKS,
             (CHECK, "guard size <= policy.limits.total else { throw .tooLarge(limit: policy.limits.total) }", "")),
    # Messages
    mutation("message: its length", MESSAGES, (REPLACEMENT, "guard line.count <= lineLimit else", "guard true else")),
    mutation("message: a program", MESSAGES, (REPLACEMENT, "    } catch {\n      throw .malformed", "    } catch {")),
    mutation("message: a list for a text", MESSAGES,
             (REPLACEMENT, "guard steps.isList == original.isList else", "guard true else")),
    mutation("message: nothing for a text", MESSAGES,
             (REPLACEMENT, "guard !steps.isBlank || original.isBlank else", "guard true else")),
    mutation("message: nothing for the source's text", MESSAGES,
             (REPLACEMENT, "guard !isSource || source.isEmpty else { throw .blank }", "")),
    mutation("message: 'other'", MESSAGES,
             (REPLACEMENT, "guard steps.haveOther else { throw .missingOther }", "")),
    mutation("message: arguments that nobody passes", MESSAGES,
             (REPLACEMENT, "throw .unknownArgument(argument)", "return")),
    mutation("message: the types of arguments", MESSAGES,
             (REPLACEMENT, "guard accepts(declared.type) else", "guard true else")),
    mutation("program: nesting", PROGRAMS,
             (PROGRAM, "guard choices.count < Self.nestingLimit else", "guard true else")),
    mutation("message: no U+0000", MESSAGES,
             (REPLACEMENT, "guard !line.hasEscapedZero else { throw .malformed }", "")),
    mutation("program: well-formed text", PROGRAMS,
             (PROGRAM, "guard text.utf8.elementsEqual(bytes) else", "guard true else")),
    mutation("program: no branch outside of a choice", PROGRAMS,
             (PROGRAM, "case nil: throw Malformed()", "case nil: return .item")),
    mutation("program: choices end", PROGRAMS,
             (PROGRAM, "guard choices.isEmpty else", "guard true else")),
    mutation("message: too many are rejected", CHECKS,
             (CHECK, "guard rejected * 20 <= messages else", "guard true else")),
    mutation("message: what was rejected isn't shown", CHECKS + "|LocalizationUpdatesTests",
             (CHECK, "rejected: Set(rejections.keys))", "rejected: [])")),
    # The host
    mutation("host: 304 without a release", CHECKS,
             (CHECK, "if response.status == 304, entityTag == nil {", "if false {"),
             (CHECK, "case 304 where entityTag != nil:", "case 304:")),
    mutation("host: one authorization for all", CHECKS,
             (CREDENTIALS, "if let current, current != refused { return current }", ""),
             (CREDENTIALS, "if let current = known.withLock(\\.self), current != refused { return current }", ""),
             (CREDENTIALS, "return await flight.value { [known] in", "return await { [known] in"),
             (CREDENTIALS, "        return known\n      }\n    }\n", "        return known\n      }\n    }()\n")),
    mutation("host: the limit of an answer", FETCHES,
             (FETCHING, "state.body.count + data.count <= limit else", "true else")),
    mutation("host: the deadline", FETCHES, (FETCHING, "transfer.cancel(.timedOut)", "")),
    mutation("host: redirects to addresses that aren't permitted", FETCHES,
             (FETCHING, "url.isPermitted,", "true,"),
             (FETCHING, 'url.scheme == "https" || request.url.scheme == "http"', "true")),
    mutation("host: the number of redirects", FETCHES,
             (FETCHING, "guard count <= Self.redirectLimit,", "guard")),
    mutation("host: pages of errors", FETCHES,
             (FETCHING, "response.statusCode != 200 { return }", "false { return }")),
    # The host, if libcurl makes the requests: on Linux
    mutation("curl: the limit of an answer", FETCHES,
             (CURL_ANSWER, "guard body.count + part.count <= limit else", "guard true else")),
    mutation("curl: pages of errors", FETCHES,
             (CURL_ANSWER, "guard header.status == 200, goesOn() else", "guard goesOn() else")),
    mutation("curl: the deadline", FETCHES,
             (CURL_ANSWER, "if ContinuousClock.now >= end { failure = failure ?? .timedOut }", ""),
             (CURL_FETCHING, "answer.give(.failure(.timedOut))", ""),
             (CURL, "&& curl.set(easy, OPTION_TIMEOUT_MS, request->milliseconds) == 0", "")),
    mutation("curl: a canceled request ends", FETCHES,
             (CURL_FETCHING, "answer.give(.failure(.connection))", "")),
    mutation("curl: redirects to addresses that aren't permitted", FETCHES,
             (CURL_REQUEST,
              'guard next.isPermitted, next.user == nil, next.scheme == "https" || request.url.scheme == "http" else',
              "guard true else")),
    mutation("curl: the number of redirects", FETCHES, (CURL_REQUEST, "0...Self.redirectLimit", "0...99")),
    mutation("curl: an authorization is for one host", FETCHES,
             (CURL_REQUEST, "request.authorization, isSameHost {", "request.authorization {")),
    mutation("curl: a value that starts another line", FETCHES,
             (CURL_REQUEST,
              "guard fields.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }) else", "guard true else")),
    mutation("curl: the size of a header", FETCHES,
             (HEADER, "guard size <= Self.sizeLimit else", "guard true else")),
    mutation("curl: the size of all headers", FETCHES, (HEADER, "      self.size = size\n", "      _ = size\n")),
    mutation("curl: encodings that nobody asked for", FETCHES,
             (HEADER, "encodings <= 2 && known.contains(value.lowercased())", "encodings <= 2")),
    mutation("curl: encodings in several layers", FETCHES, (HEADER, "encodings <= 2 && known", "known")),
    mutation("host: a pause after a failure", "UpdatePaceTests|TextUpdates",
             (PACE, "if let pausedUntil, pausedUntil > now, pausedUntil.timeIntervalSince(now) <= Self.longestPause {",
              "if false, let pausedUntil {")),
    mutation("host: a clock that makes an endless pause", "UpdatePaceTests",
             (PACE, ", pausedUntil.timeIntervalSince(now) <= Self.longestPause {", " {")),
    mutation("host: the time it asks for", "UpdatePaceTests",
             (PACE, "pause = max(pause, retryAfter.seconds)", "")),
    # The store
    mutation("store: epochs that are over", CHECKS,
             (STORE, "guard version.epoch >= contents.floor.epoch, setAside", "guard setAside"),
             (STORE, "version >= contents.highest ?? version, ", "")),
    mutation("store: what was set aside", STORES,
             (STORE, "setAside.map({ version > $0 }) ?? true,", "")),
    mutation("store: a record is whole", STORES,
             (RECORD, "guard bytes[end...].elementsEqual(Self.checkLine(bytes[..<end])) else { return nil }", "")),
    mutation("store: a record of this build", STORES,
             (STORE, "manifest.target == target, manifest.version == version", "manifest.version == version")),
    mutation("store: a release that has expired", STORES,
             (STORE, "guard now < manifest.expires else", "guard true else")),
    mutation("store: a pack's length", STORES,
             (DISK, "guard try Self.size(of: file) == count else { throw StorageFailure(code: EIO) }", "")),
    # A release older than the latest installed one
    mutation("rollback: an earlier release at launch", ROLLBACKS,
             (STORE, "version >= contents.highest ?? version, ", "")),
    mutation("rollback: an earlier release of the host", ROLLBACKS,
             (TRUST, "if let highest, release.version < highest {", "if false, let highest {")),
    mutation("rollback: a release that was installed", ROLLBACKS,
             (CHECK, "      try store?.raise(release.manifest.version, of: source.target)\n", "")),
    mutation("rollback: a release that was installed, without a store", ROLLBACKS,
             (UPDATES, "        content.raise(release.manifest.version)\n", "")),
    mutation("rollback: a release that an earlier version installed", ROLLBACKS,
             (APPLYING, "try? store?.raise(release.manifest.version, of: source.target)", "")),
    mutation("rollback: a release that an earlier version installed, and that can't be used", ROLLBACKS,
             (STORE, "      contents.highest = version\n", "")),
    mutation("rollback: the highest version never falls", ROLLBACKS,
             (STORE, "guard Self.highest(of: target, names).map({ version > $0 }) ?? true else { return }", "")),
    mutation("rollback: a check that is killed leaves the release", "ReleaseStoreTests",
             (CHECK, "      try store?.install(release.record, release.manifest.version)\n", ""),
             (CHECK, "      try store?.raise(release.manifest.version, of: source.target)\n",
              "      try store?.raise(release.manifest.version, of: source.target)\n"
              "      try store?.install(release.record, release.manifest.version)\n")),
    mutation("rollback: this build's highest version stays", "ReleaseStoreTests",
             (CLEANING, "baseline != target.baseline && entry.age > Self.longestUse", "entry.age > Self.longestUse")),
    mutation("rollback: another build's highest version stays until all before it expired", "ReleaseStoreTests",
             (CLEANING, "baseline != target.baseline && entry.age > Self.longestUse", "baseline != target.baseline")),
    # Releases on trial
    mutation("trial: two deaths", STORES, (STORE, "guard deaths < 2 else", "guard true else")),
    mutation("trial: processes that run aren't dead", TRIALS,
             (STORE, "(path(name)) == .ended", "(path(name)) != .unknown")),
    mutation("trial: marks that nobody can judge", TRIALS,
             (STORE, "(path(name)) == .ended", "(path(name)) != .running")),
    mutation("trial: a mark is locked", TRIALS, (HOLDS, "      try lock(file)\n", "")),
    mutation("trial: the mark of a process that runs is locked", TRIALS,
             (HOLDS, "if files.calls.lock(file, LOCK_SH | LOCK_NB) == 0 { return .ended }",
              "return .ended")),
    mutation("trial: several processes look at once", TRIALS, (HOLDS, "LOCK_SH | LOCK_NB", "LOCK_EX | LOCK_NB")),
    mutation("trial: marks of other machines", TRIALS, (HOLDS, "guard mark == Self.mark else { return .unknown }", "")),
    mutation("trial: marks of other processes stay", TRIALS,
             (HOLDS, "guard holder(path) != .running || held.withLock({ $0[path] }) != nil else { return }", "")),
    mutation("trial: a damaged release is on trial no more", ROLLBACKS,
             (APPLYING, "      store?.end(release.manifest.version)\n", "")),
    mutation("store: an extension changes nothing", STORES,
             (STORE, "self.files = store.isReadOnly ? files.readOnly : files", "self.files = files"),
             (STORE, "!isReadOnly && !names.contains(.proven(version))", "!names.contains(.proven(version))"),
             (APPLYING, "guard store?.isReadOnly != true else { return }", "")),
    mutation("store: what is written is complete", "ReleaseStoreTests|KilledInstallationTests",
             (DISK, 'let temporary = "\\(Self.folder(of: path))/s-\\(getpid())-\\(UInt64.random(in: 0 ... .max)).tmp"',
              "let temporary = path"),
             (DISK, "O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC", "O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC")),
    # Files that no version of this library has written
    mutation("file: its size", STRANGE, (DISK, "guard count <= limit else { throw StorageFailure(code: EFBIG) }", "")),
    mutation("file: a pipe", STRANGE, (DISK, "O_RDONLY | O_NONBLOCK | O_NOFOLLOW", "O_RDONLY | O_NOFOLLOW")),
    mutation("file: a link", STRANGE, (DISK, "O_RDONLY | O_NONBLOCK | O_NOFOLLOW", "O_RDONLY | O_NONBLOCK")),
    mutation("file: a folder with the name of a file", STRANGE,
             (DISK, ", status.st_mode & S_IFMT == S_IFREG else", " else")),
    mutation("file: a time that no manifest can write", STRANGE, (NAME, "issued <= .latest ?", "true ?")),
    mutation("file: the size of a record", STRANGE,
             (STORE, "guard record.bytes.count <= UpdateRecord.sizeLimit else", "guard true else")),
    # While the app runs
    mutation("app: files are looked at after the start", STORES,
             (APPLYING, "first(where: isDamaged)", "first(where: { _ in false })")),
    mutation("app: a file that can't be read isn't damaged", "FileCallsTests",
             (APPLYING, "guard let bytes = store?.pack(digest: pack.digest, length: pack.length) else { return false }",
              "guard let bytes = store?.pack(digest: pack.digest, length: pack.length) else { return true }")),
    mutation("disk: an interrupted call is made again", "FileCallsTests",
             (DISK, "if result >= 0 || errno != EINTR { return result }", "return result")),
    mutation("disk: a file that isn't complete gets no name", "FileCallsTests",
             (DISK, "if failure == nil, calls.rename", "if calls.rename")),
    mutation("disk: what failed leaves nothing", "FileCallsTests", (DISK, "    unlink(temporary)\n", "")),
    mutation("disk: all bytes are written", "FileCallsTests",
             (DISK, "      done += part\n    }\n  }\n\n  static func retrying",
              "      done += max(part, bytes.count)\n    }\n  }\n\n  static func retrying")),
    mutation("fetch: what is dropped isn't kept first", FETCHES,
             (FETCHING, "let queue: OperationQueue? = ImmediateQueue()", "let queue: OperationQueue? = nil")),
    mutation("app: a server waits for no main thread", "TextUpdatesApplyingTests|ShowingReleases",
             (APPLYING, "      change()\n    #endif", "      await MainActor.run(body: change)\n    #endif")),
    mutation("app: a network that comes back is worth a check", "UpdatePaceTests",
             (UPDATES, "if outcome == .failed(.offline) { awaitNetwork() }", "")),
    mutation("app: a release that expires is withdrawn", STORES,
             (APPLYING, "withdraw(used)", "")),
    mutation("app: a check starts first", CHECKS,
             (UPDATES, "        start()\n        showUnread()\n", "        showUnread()\n"),
             (TRUST, "if let highest, release.version < highest {", "if false, let highest {")),
    mutation("app: one check for many callers", CHECKS,
             (UPDATES, "if let outcome = await flight.joined() { return outcome }", ""),
             (UPDATES, "return await flight.value { [self] in await check(reason) }", "return await check(reason)")),
]
