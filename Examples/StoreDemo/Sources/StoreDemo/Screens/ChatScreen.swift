/// Talking about stores, and the videos found on the way.
struct ChatScreen: Screen {
  var rooms: [ChatRoom]
  var people: [Person]
  var clip: Clip
  var folders: [LocalizedName]
  /// The store that people talk about.
  var store: Store

  var title: String { L10n.Chat.title }

  func draw(on page: inout Page) {
    for room in rooms { draw(room, on: &page) }
    drawMessages(on: &page)
    drawState(on: &page)
    drawClip(on: &page)
    drawFolders(on: &page)
  }

  private func draw(_ room: ChatRoom, on page: inout Page) {
    page.section(room.name.text)
    page.text(L10n.Chat.members(count: room.members.count), L10n.Chat.unread(count: room.unread))
    page.text(
      L10n.Chat.typingIndicator(count: room.typing.count, name: room.typing.first?.nickname ?? ""),
      L10n.Chat.readBy(count: room.members.count - 1, name: room.members.last?.nickname ?? ""))
    page.text(L10n.Chat.lastSeen(date: room.lastSeen), L10n.Chat.Mute.until(time: room.mutedUntil))
  }

  private func drawMessages(on page: inout Page) {
    page.section(L10n.Chat.day(date: Moment.seoul(5, 14)))
    for person in people {
      let gender = L10n.Gender(person.gender)
      page.text(
        L10n.Chat.photoChanged(gender: gender, name: person.nickname),
        L10n.Chat.storeShared(gender: gender, name: person.nickname, store: store.name.text))
    }
    for (host, guest) in zip(people, people.dropFirst()) {
      page.text(
        L10n.Chat.invited(inviter: host.nickname, name: guest.nickname),
        L10n.Chat.photosSent(count: 1, name: guest.nickname), L10n.Chat.sentAt(time: Moment.seoul(5, 14, 14, 20)))
    }
    for (person, room) in zip(people, rooms) {
      page.text(L10n.Chat.renamed(name: person.nickname, room: room.name.text))
    }
    if let first = rooms.first, let last = rooms.last {
      page.text(L10n.Common.changed(from: first.name.text, to: last.name.text))
    }
    page.buttons(["korean", "japanese"].map { L10n.Chat.translate(language: NamesByKey.language($0)) })
  }

  private func drawState(on page: inout Page) {
    page.section(L10n.Chat.connection(state: .waiting))
    page.text(
      L10n.Chat.role(role: .owner, count: 3), L10n.Chat.role(role: .guest, count: 1),
      L10n.Chat.role(role: .init("moderator"), count: 0))
    page.text(["online", "busy", "gone"].map { L10n.Chat.presence(status: .init($0)) }.joined(separator: " / "))
    page.text(L10n.Chat.AutoReply.hint)
    page.text(L10n.Chat.AutoReply.example(name: people.last?.nickname ?? "", time: Moment.seoul(5, 15, 10)))
  }

  private func drawClip(on page: inout Page) {
    page.section(L10n.Media.title)
    page.text(L10n.Media.results(count: 1), L10n.Media.results(count: 1204))
    page.text(
      L10n.Media.source(site: clip.site), L10n.Media.posted(date: clip.posted), L10n.Media.views(views: clip.views),
      L10n.Media.duration(minutes: clip.minutes, seconds: clip.seconds),
      L10n.Media.dimensions(width: clip.width, height: clip.height))
    page.text((0...clip.likes).map { L10n.Media.likes(count: $0) }.joined(separator: " → "))
    page.text(L10n.Media.downloaded(file: "glow.mp4"), L10n.Media.download(megabytes: 12.34))
  }

  private func drawFolders(on page: inout Page) {
    page.section(L10n.Media.Scrap.title)
    page.text(
      L10n.Media.Scrap.summary(folders: folders.count, count: 1), L10n.Media.Scrap.tagged(count: 2, tag: clip.tag),
      L10n.Media.Scrap.Visibility.friends)
    for folder in folders.map(\.text) {
      page.text(L10n.Media.Scrap.moved(count: 2, folder: folder), L10n.Media.Scrap.folderExists(folder: folder))
    }
  }
}
