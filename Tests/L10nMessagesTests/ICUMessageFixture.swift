// Written by make-icu-fixture.py with ICU 77.1. Change that, not this.
// swift-format-ignore-file

let icuMessageFixture = #"""
주변에 매장이 없습니다		en 0=주변에 매장이 없습니다	ko 0=주변에 매장이 없습니다
# | < > $ % text		en 0=# | < > $ % text	ko 0=# | < > $ % text
{name}		en 0=하연주	en 1=하연주	en 2=하연주	en 3=하연주	en 11=하연주	en 21=하연주	en 1234=하연주	en 1.5=하연주	en -1=하연주	ko 0=하연주	ko 1=하연주	ko 2=하연주	ko 3=하연주	ko 11=하연주	ko 21=하연주	ko 1234=하연주	ko 1.5=하연주	ko -1=하연주
{ name }		en 0=하연주	en 1=하연주	en 2=하연주	en 3=하연주	en 11=하연주	en 21=하연주	en 1234=하연주	en 1.5=하연주	en -1=하연주	ko 0=하연주	ko 1=하연주	ko 2=하연주	ko 3=하연주	ko 11=하연주	ko 21=하연주	ko 1234=하연주	ko 1.5=하연주	ko -1=하연주
{name}님, {n}개		en 0=하연주님, 0개	en 1=하연주님, 1개	en 2=하연주님, 2개	en 3=하연주님, 3개	en 11=하연주님, 11개	en 21=하연주님, 21개	en 1234=하연주님, 1,234개	en 1.5=하연주님, 1.5개	en -1=하연주님, -1개	ko 0=하연주님, 0개	ko 1=하연주님, 1개	ko 2=하연주님, 2개	ko 3=하연주님, 3개	ko 11=하연주님, 11개	ko 21=하연주님, 21개	ko 1234=하연주님, 1,234개	ko 1.5=하연주님, 1.5개	ko -1=하연주님, -1개
{0} {10}		en 0={0} {10}	ko 0={0} {10}
{n, number} {n,number,integer} {n, NUMBER, PERCENT} {n , number , }		en 0=0 0 0% 0	en 1=1 1 100% 1	en 2=2 2 200% 2	en 3=3 3 300% 3	en 11=11 11 1,100% 11	en 21=21 21 2,100% 21	en 1234=1,234 1,234 123,400% 1,234	en 1.5=1.5 2 150% 1.5	en -1=-1 -1 -100% -1	ko 0=0 0 0% 0	ko 1=1 1 100% 1	ko 2=2 2 200% 2	ko 3=3 3 300% 3	ko 11=11 11 1,100% 11	ko 21=21 21 2,100% 21	ko 1234=1,234 1,234 123,400% 1,234	ko 1.5=1.5 2 150% 1.5	ko -1=-1 -1 -100% -1
{1a} {_} {이름}		en 0={1a} {_} {이름}	ko 0={1a} {_} {이름}
it's		en 0=it's	ko 0=it's
it''s		en 0=it's	ko 0=it's
'		en 0='	ko 0='
''		en 0='	ko 0='
'''		en 0=''	ko 0=''
''''		en 0=''	ko 0=''
'{name}'		en 0={name}	en 1={name}	en 2={name}	en 3={name}	en 11={name}	en 21={name}	en 1234={name}	en 1.5={name}	en -1={name}	ko 0={name}	ko 1={name}	ko 2={name}	ko 3={name}	ko 11={name}	ko 21={name}	ko 1234={name}	ko 1.5={name}	ko -1={name}
'{name}		en 0={name}	en 1={name}	en 2={name}	en 3={name}	en 11={name}	en 21={name}	en 1234={name}	en 1.5={name}	en -1={name}	ko 0={name}	ko 1={name}	ko 2={name}	ko 3={name}	ko 11={name}	ko 21={name}	ko 1234={name}	ko 1.5={name}	ko -1={name}
'{'name'}'		en 0={name}	en 1={name}	en 2={name}	en 3={name}	en 11={name}	en 21={name}	en 1234={name}	en 1.5={name}	en -1={name}	ko 0={name}	ko 1={name}	ko 2={name}	ko 3={name}	ko 11={name}	ko 21={name}	ko 1234={name}	ko 1.5={name}	ko -1={name}
a '{' b '}' c		en 0=a { b } c	ko 0=a { b } c
'{''}'		en 0={'}	ko 0={'}
'{it''s'}'		en 0={it's}'	ko 0={it's}'
don't '{quote}' me's		en 0=don't {quote} me's	en 1=don't {quote} me's	en 2=don't {quote} me's	en 3=don't {quote} me's	en 11=don't {quote} me's	en 21=don't {quote} me's	en 1234=don't {quote} me's	en 1.5=don't {quote} me's	en -1=don't {quote} me's	ko 0=don't {quote} me's	ko 1=don't {quote} me's	ko 2=don't {quote} me's	ko 3=don't {quote} me's	ko 11=don't {quote} me's	ko 21=don't {quote} me's	ko 1234=don't {quote} me's	ko 1.5=don't {quote} me's	ko -1=don't {quote} me's
'#' '|' '<'		en 0='#' '|' '<'	ko 0='#' '|' '<'
'a'{name}'b'		en 0='a{name}b'	en 1='a{name}b'	en 2='a{name}b'	en 3='a{name}b'	en 11='a{name}b'	en 21='a{name}b'	en 1234='a{name}b'	en 1.5='a{name}b'	en -1='a{name}b'	ko 0='a{name}b'	ko 1='a{name}b'	ko 2='a{name}b'	ko 3='a{name}b'	ko 11='a{name}b'	ko 21='a{name}b'	ko 1234='a{name}b'	ko 1.5='a{name}b'	ko -1='a{name}b'
'}'		en 0=}	ko 0=}
}		en 0=}	ko 0=}
a } b		en 0=a } b	ko 0=a } b
{		!
{name		!
{name,		!
{}		!
{ }		!
{name}}		en 0=하연주}	en 1=하연주}	en 2=하연주}	en 3=하연주}	en 11=하연주}	en 21=하연주}	en 1234=하연주}	en 1.5=하연주}	en -1=하연주}	ko 0=하연주}	ko 1=하연주}	ko 2=하연주}	ko 3=하연주}	ko 11=하연주}	ko 21=하연주}	ko 1234=하연주}	ko 1.5=하연주}	ko -1=하연주}
{{name}}		!
{a b}		!
{a-b}		!
{a.b}		!
{-a}		!
{00}		!
{01}		!
{99999999999}		!
{32767} {32768}		!
{32767}		en 0={32767}	ko 0={32767}
{2147483646}		!
{n,}		!
{n, }		!
{n,,}		!
{n, numbr}		!
{n, number x}		!
{n, number:}		!
{n, plural}		!
{n, plural,}		!
{n, plural, }		!
{n, plural, one{a}}		!
{n, plural, other}		!
{n, plural, other{}}		en 0=	en 1=	en 2=	en 3=	en 11=	en 21=	en 1234=	en 1.5=	en -1=	ko 0=	ko 1=	ko 2=	ko 3=	ko 11=	ko 21=	ko 1234=	ko 1.5=	ko -1=
{n, plural, other{#}}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, plural, one{# item}other{# items}}		en 0=0 items	en 1=1 item	en 2=2 items	en 3=3 items	en 11=11 items	en 21=21 items	en 1234=1,234 items	en 1.5=1.5 items	en -1=-1 item	ko 0=0 items	ko 1=1 items	ko 2=2 items	ko 3=3 items	ko 11=11 items	ko 21=21 items	ko 1234=1,234 items	ko 1.5=1.5 items	ko -1=-1 items
{n, plural, =0{none} =1{single} one{# item} other{# items}}		en 0=none	en 1=single	en 2=2 items	en 3=3 items	en 11=11 items	en 21=21 items	en 1234=1,234 items	en 1.5=1.5 items	en -1=-1 item	ko 0=none	ko 1=single	ko 2=2 items	ko 3=3 items	ko 11=11 items	ko 21=21 items	ko 1234=1,234 items	ko 1.5=1.5 items	ko -1=-1 items
{n, plural, =1{exact} one{one} other{#}}		en 0=0	en 1=exact	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=one	ko 0=0	ko 1=exact	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, plural, one{one} =1{exact} other{#}}		en 0=0	en 1=exact	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=one	ko 0=0	ko 1=exact	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, plural, offset:1 =0{nobody} =1{{name}} one{{name} and # other} other{{name} and # others}}		en 0=nobody	en 1=하연주	en 2=하연주 and 1 other	en 3=하연주 and 2 others	en 11=하연주 and 10 others	en 21=하연주 and 20 others	en 1234=하연주 and 1,233 others	en 1.5=하연주 and 0.5 others	en -1=하연주 and -2 others	ko 0=nobody	ko 1=하연주	ko 2=하연주 and 1 others	ko 3=하연주 and 2 others	ko 11=하연주 and 10 others	ko 21=하연주 and 20 others	ko 1234=하연주 and 1,233 others	ko 1.5=하연주 and 0.5 others	ko -1=하연주 and -2 others
{n,plural,offset:1other{#}}		en 0=-1	en 1=0	en 2=1	en 3=2	en 11=10	en 21=20	en 1234=1,233	en 1.5=0.5	en -1=-2	ko 0=-1	ko 1=0	ko 2=1	ko 3=2	ko 11=10	ko 21=20	ko 1234=1,233	ko 1.5=0.5	ko -1=-2
{n,plural,offset: 1 other{#}}		en 0=-1	en 1=0	en 2=1	en 3=2	en 11=10	en 21=20	en 1234=1,233	en 1.5=0.5	en -1=-2	ko 0=-1	ko 1=0	ko 2=1	ko 3=2	ko 11=10	ko 21=20	ko 1234=1,233	ko 1.5=0.5	ko -1=-2
{n,plural, offset:-1 other{#}}		en 0=1	en 1=2	en 2=3	en 3=4	en 11=12	en 21=22	en 1234=1,235	en 1.5=2.5	en -1=0	ko 0=1	ko 1=2	ko 2=3	ko 3=4	ko 11=12	ko 21=22	ko 1234=1,235	ko 1.5=2.5	ko -1=0
{n,plural, offset:0.5 other{#}}		en 0=-0.5	en 1=0.5	en 2=1.5	en 3=2.5	en 11=10.5	en 21=20.5	en 1234=1,233.5	en 1.5=1	en -1=-1.5	ko 0=-0.5	ko 1=0.5	ko 2=1.5	ko 3=2.5	ko 11=10.5	ko 21=20.5	ko 1234=1,233.5	ko 1.5=1	ko -1=-1.5
{n,plural,offset :1 other{#}}		!
{n,plural,offset: other{#}}		!
{n,plural,other{#}offset:1}		!
{n,plural,offset:1 offset:2 other{#}}		!
{n,plural,=1.0{a}other{b}}		en 0=b	en 1=a	en 2=b	en 3=b	en 11=b	en 21=b	en 1234=b	en 1.5=b	en -1=b	ko 0=b	ko 1=a	ko 2=b	ko 3=b	ko 11=b	ko 21=b	ko 1234=b	ko 1.5=b	ko -1=b
{n,plural,=1e3{a}=+2{c}=.5{d}=1.{e}other{b}}		en 0=b	en 1=e	en 2=c	en 3=b	en 11=b	en 21=b	en 1234=b	en 1.5=b	en -1=b	ko 0=b	ko 1=e	ko 2=c	ko 3=b	ko 11=b	ko 21=b	ko 1234=b	ko 1.5=b	ko -1=b
{n,plural,=-1{a}other{b}}		en 0=b	en 1=b	en 2=b	en 3=b	en 11=b	en 21=b	en 1234=b	en 1.5=b	en -1=a	ko 0=b	ko 1=b	ko 2=b	ko 3=b	ko 11=b	ko 21=b	ko 1234=b	ko 1.5=b	ko -1=a
{n,plural,={a}other{b}}		!
{n,plural,= 1{a}other{b}}		!
{n,plural,=-{a}other{b}}		!
{n,plural,=1 {a} other {b}}		en 0=b	en 1=a	en 2=b	en 3=b	en 11=b	en 21=b	en 1234=b	en 1.5=b	en -1=b	ko 0=b	ko 1=a	ko 2=b	ko 3=b	ko 11=b	ko 21=b	ko 1234=b	ko 1.5=b	ko -1=b
{n,plural,=∞{a}other{b}}		!
{n,plural,foo{a}other{b}}	unknown selector	en 0=b	en 1=b	en 2=b	en 3=b	en 11=b	en 21=b	en 1234=b	en 1.5=b	en -1=b	ko 0=b	ko 1=b	ko 2=b	ko 3=b	ko 11=b	ko 21=b	ko 1234=b	ko 1.5=b	ko -1=b
{n,plural,기타{a}other{b}}	unknown selector	en 0=b	en 1=b	en 2=b	en 3=b	en 11=b	en 21=b	en 1234=b	en 1.5=b	en -1=b	ko 0=b	ko 1=b	ko 2=b	ko 3=b	ko 11=b	ko 21=b	ko 1234=b	ko 1.5=b	ko -1=b
{n,plural,Other{a}other{b}}	unknown selector	en 0=b	en 1=b	en 2=b	en 3=b	en 11=b	en 21=b	en 1234=b	en 1.5=b	en -1=b	ko 0=b	ko 1=b	ko 2=b	ko 3=b	ko 11=b	ko 21=b	ko 1234=b	ko 1.5=b	ko -1=b
{n,plural,OTHER{a}}		!
{n,plural,other{a}other{b}}	duplicate selector	en 0=a	en 1=a	en 2=a	en 3=a	en 11=a	en 21=a	en 1234=a	en 1.5=a	en -1=a	ko 0=a	ko 1=a	ko 2=a	ko 3=a	ko 11=a	ko 21=a	ko 1234=a	ko 1.5=a	ko -1=a
{n,plural,=1{a}=1{b}other{c}}	duplicate selector	en 0=c	en 1=a	en 2=c	en 3=c	en 11=c	en 21=c	en 1234=c	en 1.5=c	en -1=c	ko 0=c	ko 1=a	ko 2=c	ko 3=c	ko 11=c	ko 21=c	ko 1234=c	ko 1.5=c	ko -1=c
{n,plural,=1{a}=1.0{b}other{c}}	duplicate selector	en 0=c	en 1=a	en 2=c	en 3=c	en 11=c	en 21=c	en 1234=c	en 1.5=c	en -1=c	ko 0=c	ko 1=a	ko 2=c	ko 3=c	ko 11=c	ko 21=c	ko 1234=c	ko 1.5=c	ko -1=c
{n,PLURAL,other{a}}		en 0=a	en 1=a	en 2=a	en 3=a	en 11=a	en 21=a	en 1234=a	en 1.5=a	en -1=a	ko 0=a	ko 1=a	ko 2=a	ko 3=a	ko 11=a	ko 21=a	ko 1234=a	ko 1.5=a	ko -1=a
{n,Plural,one{a}other{b}}		en 0=b	en 1=a	en 2=b	en 3=b	en 11=b	en 21=b	en 1234=b	en 1.5=b	en -1=a	ko 0=b	ko 1=b	ko 2=b	ko 3=b	ko 11=b	ko 21=b	ko 1234=b	ko 1.5=b	ko -1=b
{n,plural,one{a},other{b}}		!
{n,plural,{a}other{b}}		!
{n,plural,other{a}		!
{n,plural,other{a		!
{n,plural,other{a}}}		en 0=a}	en 1=a}	en 2=a}	en 3=a}	en 11=a}	en 21=a}	en 1234=a}	en 1.5=a}	en -1=a}	ko 0=a}	ko 1=a}	ko 2=a}	ko 3=a}	ko 11=a}	ko 21=a}	ko 1234=a}	ko 1.5=a}	ko -1=a}
{n,plural,other{'#' # '|' '{#}' it''s it's}}		en 0=# 0 '|' {#} it's it's	en 1=# 1 '|' {#} it's it's	en 2=# 2 '|' {#} it's it's	en 3=# 3 '|' {#} it's it's	en 11=# 11 '|' {#} it's it's	en 21=# 21 '|' {#} it's it's	en 1234=# 1,234 '|' {#} it's it's	en 1.5=# 1.5 '|' {#} it's it's	en -1=# -1 '|' {#} it's it's	ko 0=# 0 '|' {#} it's it's	ko 1=# 1 '|' {#} it's it's	ko 2=# 2 '|' {#} it's it's	ko 3=# 3 '|' {#} it's it's	ko 11=# 11 '|' {#} it's it's	ko 21=# 21 '|' {#} it's it's	ko 1234=# 1,234 '|' {#} it's it's	ko 1.5=# 1.5 '|' {#} it's it's	ko -1=# -1 '|' {#} it's it's
{n,plural,other{'#		!
{n,plural,other{'#}}		!
{n,plural,other{|}}		en 0=|	en 1=|	en 2=|	en 3=|	en 11=|	en 21=|	en 1234=|	en 1.5=|	en -1=|	ko 0=|	ko 1=|	ko 2=|	ko 3=|	ko 11=|	ko 21=|	ko 1234=|	ko 1.5=|	ko -1=|
{n,plural,other{a'|b}}		en 0=a'|b	en 1=a'|b	en 2=a'|b	en 3=a'|b	en 11=a'|b	en 21=a'|b	en 1234=a'|b	en 1.5=a'|b	en -1=a'|b	ko 0=a'|b	ko 1=a'|b	ko 2=a'|b	ko 3=a'|b	ko 11=a'|b	ko 21=a'|b	ko 1234=a'|b	ko 1.5=a'|b	ko -1=a'|b
{n,selectordinal,one{#st}two{#nd}few{#rd}other{#th}}		en 0=0th	en 1=1st	en 2=2nd	en 3=3rd	en 11=11th	en 21=21st	en 1234=1,234th	en 1.5=1.5th	en -1=-1st	ko 0=0th	ko 1=1th	ko 2=2th	ko 3=3th	ko 11=11th	ko 21=21th	ko 1234=1,234th	ko 1.5=1.5th	ko -1=-1th
{n,SELECTORDINAL,other{#.}}		en 0=0.	en 1=1.	en 2=2.	en 3=3.	en 11=11.	en 21=21.	en 1234=1,234.	en 1.5=1.5.	en -1=-1.	ko 0=0.	ko 1=1.	ko 2=2.	ko 3=3.	ko 11=11.	ko 21=21.	ko 1234=1,234.	ko 1.5=1.5.	ko -1=-1.
{n,selectordinal,offset:1 one{#st}other{#th}}		en 0=-1st	en 1=0th	en 2=1st	en 3=2th	en 11=10th	en 21=20th	en 1234=1,233th	en 1.5=0.5th	en -1=-2th	ko 0=-1th	ko 1=0th	ko 2=1th	ko 3=2th	ko 11=10th	ko 21=20th	ko 1234=1,233th	ko 1.5=0.5th	ko -1=-2th
{n,selectordinal,other{'#'}}		en 0=#	en 1=#	en 2=#	en 3=#	en 11=#	en 21=#	en 1234=#	en 1.5=#	en -1=#	ko 0=#	ko 1=#	ko 2=#	ko 3=#	ko 11=#	ko 21=#	ko 1234=#	ko 1.5=#	ko -1=#
{g,select,female{her}male{his}other{their}}		en 0=her	ko 0=her
{g,select,여성{a}other{b}}		en 0=b	ko 0=b
{g,select,other{#}}		en 0=#	ko 0=#
{g,select,Other{#}}		!
{g,select,female{'#'}other{}}		!
{g,select,female{'|'}other{}}		!
{g,SELECT,female{a}other{b}}		en 0=a	ko 0=a
{g,select,female{a}female{b}other{c}}	duplicate selector	en 0=a	ko 0=a
{g,select,=1{a}other{c}}		!
{g,select,offset:1 other{c}}		!
{g,select,offset{a}other{c}}		en 0=c	ko 0=c
{g, select, female {{n, plural, one {# her} other {# hers}}} other {{n, plural, other {#}}}}		en 0=0 hers	en 1=1 her	en 2=2 hers	en 3=3 hers	en 11=11 hers	en 21=21 hers	en 1234=1,234 hers	en 1.5=1.5 hers	en -1=-1 her	ko 0=0 hers	ko 1=1 hers	ko 2=2 hers	ko 3=3 hers	ko 11=11 hers	ko 21=21 hers	ko 1234=1,234 hers	ko 1.5=1.5 hers	ko -1=-1 hers
{n, plural, one {#: {g, select, female {# she} other {#}}} other {{g, select, other {{n, plural, other {#}} #}}}}		en 0=0 #	en 1=1: # she	en 2=2 #	en 3=3 #	en 11=11 #	en 21=21 #	en 1234=1,234 #	en 1.5=1.5 #	en -1=-1: # she	ko 0=0 #	ko 1=1 #	ko 2=2 #	ko 3=3 #	ko 11=11 #	ko 21=21 #	ko 1234=1,234 #	ko 1.5=1.5 #	ko -1=-1 #
{n, plural, other {{g, select, female {'#'} other {}}}}		!
{n, plural, other {{g, select, female {'{#}'} other {}}}}		en 0={#}	en 1={#}	en 2={#}	en 3={#}	en 11={#}	en 21={#}	en 1234={#}	en 1.5={#}	en -1={#}	ko 0={#}	ko 1={#}	ko 2={#}	ko 3={#}	ko 11={#}	ko 21={#}	ko 1234={#}	ko 1.5={#}	ko -1={#}
{n, plural, other {{n, selectordinal, one {#st '#'} other {#th '#'}} '#'}}		en 0=0th # #	en 1=1st # #	en 2=2th # #	en 3=3th # #	en 11=11th # #	en 21=21st # #	en 1234=1,234th # #	en 1.5=1.5th # #	en -1=-1st # #	ko 0=0th # #	ko 1=1th # #	ko 2=2th # #	ko 3=3th # #	ko 11=11th # #	ko 21=21th # #	ko 1234=1,234th # #	ko 1.5=1.5th # #	ko -1=-1th # #
{n, plural, offset:2 other {# {n, plural, offset:1 other {# {n}}} #}}		en 0=-2 -1 0 -2	en 1=-1 0 1 -1	en 2=0 1 2 0	en 3=1 2 3 1	en 11=9 10 11 9	en 21=19 20 21 19	en 1234=1,232 1,233 1,234 1,232	en 1.5=-0.5 0.5 1.5 -0.5	en -1=-3 -2 -1 -3	ko 0=-2 -1 0 -2	ko 1=-1 0 1 -1	ko 2=0 1 2 0	ko 3=1 2 3 1	ko 11=9 10 11 9	ko 21=19 20 21 19	ko 1234=1,232 1,233 1,234 1,232	ko 1.5=-0.5 0.5 1.5 -0.5	ko -1=-3 -2 -1 -3
{n,spellout}		en 0=zero	en 1=one	en 2=two	en 3=three	en 11=eleven	en 21=twenty-one	en 1234=one thousand two hundred thirty-four	en 1.5=one point five	en -1=minus one	ko 0=공	ko 1=일	ko 2=이	ko 3=삼	ko 11=십일	ko 21=이십일	ko 1234=천이백삼십사	ko 1.5=일점오	ko -1=마이너스 일
{n,ordinal}		en 0=0th	en 1=1st	en 2=2nd	en 3=3rd	en 11=11th	en 21=21st	en 1234=1,234th	en 1.5=2st	en -1=−1st	ko 0=0번째	ko 1=1번째	ko 2=2번째	ko 3=3번째	ko 11=11번째	ko 21=21번째	ko 1234=1,234번째	ko 1.5=2번째	ko -1=−1번째
{n,choice,0#none|1#one|1<many}	duplicate selector	en 0=none	en 1=one	en 2=many	en 3=many	en 11=many	en 21=many	en 1234=many	en 1.5=many	en -1=none	ko 0=none	ko 1=one	ko 2=many	ko 3=many	ko 11=many	ko 21=many	ko 1234=many	ko 1.5=many	ko -1=none
{n,foo}		!
{n,number,currency}	style	en 0=¤0.00	en 1=¤1.00	en 2=¤2.00	en 3=¤3.00	en 11=¤11.00	en 21=¤21.00	en 1234=¤1,234.00	en 1.5=¤1.50	en -1=-¤1.00	ko 0=¤0.00	ko 1=¤1.00	ko 2=¤2.00	ko 3=¤3.00	ko 11=¤11.00	ko 21=¤21.00	ko 1234=¤1,234.00	ko 1.5=¤1.50	ko -1=-¤1.00
{n,number,#,##0.00}	style	en 0=0.00	en 1=1.00	en 2=2.00	en 3=3.00	en 11=11.00	en 21=21.00	en 1234=1,234.00	en 1.5=1.50	en -1=-1.00	ko 0=0.00	ko 1=1.00	ko 2=2.00	ko 3=3.00	ko 11=11.00	ko 21=21.00	ko 1234=1,234.00	ko 1.5=1.50	ko -1=-1.00
{n,number,'a'}	style	en 0=a0	en 1=a1	en 2=a2	en 3=a3	en 11=a11	en 21=a21	en 1234=a1234	en 1.5=a2	en -1=-a1	ko 0=a0	ko 1=a1	ko 2=a2	ko 3=a3	ko 11=a11	ko 21=a21	ko 1234=a1234	ko 1.5=a2	ko -1=-a1
{n,number,'a}		!
{n,number,a'}'b}	style	en 0=a}b0	en 1=a}b1	en 2=a}b2	en 3=a}b3	en 11=a}b11	en 21=a}b21	en 1234=a}b1234	en 1.5=a}b2	en -1=-a}b1	ko 0=a}b0	ko 1=a}b1	ko 2=a}b2	ko 3=a}b3	ko 11=a}b11	ko 21=a}b21	ko 1234=a}b1234	ko 1.5=a}b2	ko -1=-a}b1
{n,number,{}}	style	en 0={}0	en 1={}1	en 2={}2	en 3={}3	en 11={}11	en 21={}21	en 1234={}1234	en 1.5={}2	en -1=-{}1	ko 0={}0	ko 1={}1	ko 2={}2	ko 3={}3	ko 11={}11	ko 21={}21	ko 1234={}1234	ko 1.5={}2	ko -1=-{}1
{n,date,short		!
{ｎ}	misleading character	en 0={ｎ}	ko 0={ｎ}
{n，number}	misleading character	en 0={n，number}	en 1={n，number}	en 2={n，number}	en 3={n，number}	en 11={n，number}	en 21={n，number}	en 1234={n，number}	en 1.5={n，number}	en -1={n，number}	ko 0={n，number}	ko 1={n，number}	ko 2={n，number}	ko 3={n，number}	ko 11={n，number}	ko 21={n，number}	ko 1234={n，number}	ko 1.5={n，number}	ko -1={n，number}
{n｝		!
{n,plural,other｛a｝}		!
{a　}	misleading character	en 0={a　}	ko 0={a　}
{n, 　number}		!
{\u{200b}n}	misleading character	en 0={\u{200b}n}	en 1={\u{200b}n}	en 2={\u{200b}n}	en 3={\u{200b}n}	en 11={\u{200b}n}	en 21={\u{200b}n}	en 1234={\u{200b}n}	en 1.5={\u{200b}n}	en -1={\u{200b}n}	ko 0={\u{200b}n}	ko 1={\u{200b}n}	ko 2={\u{200b}n}	ko 3={\u{200b}n}	ko 11={\u{200b}n}	ko 21={\u{200b}n}	ko 1234={\u{200b}n}	ko 1.5={\u{200b}n}	ko -1={\u{200b}n}
{n,plural,offset:1}		!
{n,plural,offset:1 }		!
{n,plural,one}		!
{n,plural,one{a}other{b} }		en 0=b	en 1=a	en 2=b	en 3=b	en 11=b	en 21=b	en 1234=b	en 1.5=b	en -1=a	ko 0=b	ko 1=b	ko 2=b	ko 3=b	ko 11=b	ko 21=b	ko 1234=b	ko 1.5=b	ko -1=b
{n,plural,one{a}other{b}x}		!
{n,plural,one{a}other{b},}		!
{n number}		!
{n;number}		!
{n, number, integer, x}		!
{n,plural,other{{}}}		!
{n,plural,other{{n}}}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n,plural,other{{n}		!
{n,plural,other{}}{n,plural,other{}}		en 0=	en 1=	en 2=	en 3=	en 11=	en 21=	en 1234=	en 1.5=	en -1=	ko 0=	ko 1=	ko 2=	ko 3=	ko 11=	ko 21=	ko 1234=	ko 1.5=	ko -1=
{name}'{'{name}'}'{name}		en 0=하연주{하연주}하연주	en 1=하연주{하연주}하연주	en 2=하연주{하연주}하연주	en 3=하연주{하연주}하연주	en 11=하연주{하연주}하연주	en 21=하연주{하연주}하연주	en 1234=하연주{하연주}하연주	en 1.5=하연주{하연주}하연주	en -1=하연주{하연주}하연주	ko 0=하연주{하연주}하연주	ko 1=하연주{하연주}하연주	ko 2=하연주{하연주}하연주	ko 3=하연주{하연주}하연주	ko 11=하연주{하연주}하연주	ko 21=하연주{하연주}하연주	ko 1234=하연주{하연주}하연주	ko 1.5=하연주{하연주}하연주	ko -1=하연주{하연주}하연주
''{name}''		en 0='하연주'	en 1='하연주'	en 2='하연주'	en 3='하연주'	en 11='하연주'	en 21='하연주'	en 1234='하연주'	en 1.5='하연주'	en -1='하연주'	ko 0='하연주'	ko 1='하연주'	ko 2='하연주'	ko 3='하연주'	ko 11='하연주'	ko 21='하연주'	ko 1234='하연주'	ko 1.5='하연주'	ko -1='하연주'
'''{name}'''		en 0='{name}'	en 1='{name}'	en 2='{name}'	en 3='{name}'	en 11='{name}'	en 21='{name}'	en 1234='{name}'	en 1.5='{name}'	en -1='{name}'	ko 0='{name}'	ko 1='{name}'	ko 2='{name}'	ko 3='{name}'	ko 11='{name}'	ko 21='{name}'	ko 1234='{name}'	ko 1.5='{name}'	ko -1='{name}'
'{''{''}'		en 0={'{'}	ko 0={'{'}
{😀}		en 0={😀}	ko 0={😀}
{a_b}{aB9}{é}		en 0={a_b}{aB9}{é}	ko 0={a_b}{aB9}{é}
a\n{name}\t{n,\u{2028}number\u{85}}		en 0=a\n하연주\t0	en 1=a\n하연주\t1	en 2=a\n하연주\t2	en 3=a\n하연주\t3	en 11=a\n하연주\t11	en 21=a\n하연주\t21	en 1234=a\n하연주\t1,234	en 1.5=a\n하연주\t1.5	en -1=a\n하연주\t-1	ko 0=a\n하연주\t0	ko 1=a\n하연주\t1	ko 2=a\n하연주\t2	ko 3=a\n하연주\t3	ko 11=a\n하연주\t11	ko 21=a\n하연주\t21	ko 1234=a\n하연주\t1,234	ko 1.5=a\n하연주\t1.5	ko -1=a\n하연주\t-1
{n, number, ::}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, :: .00}		en 0=0.00	en 1=1.00	en 2=2.00	en 3=3.00	en 11=11.00	en 21=21.00	en 1234=1,234.00	en 1.5=1.50	en -1=-1.00	ko 0=0.00	ko 1=1.00	ko 2=2.00	ko 3=3.00	ko 11=11.00	ko 21=21.00	ko 1234=1,234.00	ko 1.5=1.50	ko -1=-1.00
{n, number, ::.00}		en 0=0.00	en 1=1.00	en 2=2.00	en 3=3.00	en 11=11.00	en 21=21.00	en 1234=1,234.00	en 1.5=1.50	en -1=-1.00	ko 0=0.00	ko 1=1.00	ko 2=2.00	ko 3=3.00	ko 11=11.00	ko 21=21.00	ko 1234=1,234.00	ko 1.5=1.50	ko -1=-1.00
{n, number, ::.##}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::.0#}		en 0=0.0	en 1=1.0	en 2=2.0	en 3=3.0	en 11=11.0	en 21=21.0	en 1234=1,234.0	en 1.5=1.5	en -1=-1.0	ko 0=0.0	ko 1=1.0	ko 2=2.0	ko 3=3.0	ko 11=11.0	ko 21=21.0	ko 1234=1,234.0	ko 1.5=1.5	ko -1=-1.0
{n, number, ::.00*}		en 0=0.00	en 1=1.00	en 2=2.00	en 3=3.00	en 11=11.00	en 21=21.00	en 1234=1,234.00	en 1.5=1.50	en -1=-1.00	ko 0=0.00	ko 1=1.00	ko 2=2.00	ko 3=3.00	ko 11=11.00	ko 21=21.00	ko 1234=1,234.00	ko 1.5=1.50	ko -1=-1.00
{n, number, ::.+}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::.}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=2	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=2	ko -1=-1
{n, number, ::@@}		en 0=0.0	en 1=1.0	en 2=2.0	en 3=3.0	en 11=11	en 21=21	en 1234=1,200	en 1.5=1.5	en -1=-1.0	ko 0=0.0	ko 1=1.0	ko 2=2.0	ko 3=3.0	ko 11=11	ko 21=21	ko 1234=1,200	ko 1.5=1.5	ko -1=-1.0
{n, number, ::@@#}		en 0=0.0	en 1=1.0	en 2=2.0	en 3=3.0	en 11=11	en 21=21	en 1234=1,230	en 1.5=1.5	en -1=-1.0	ko 0=0.0	ko 1=1.0	ko 2=2.0	ko 3=3.0	ko 11=11	ko 21=21	ko 1234=1,230	ko 1.5=1.5	ko -1=-1.0
{n, number, ::@@*}		en 0=0.0	en 1=1.0	en 2=2.0	en 3=3.0	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1.0	ko 0=0.0	ko 1=1.0	ko 2=2.0	ko 3=3.0	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1.0
{n, number, ::@}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=10	en 21=20	en 1234=1,000	en 1.5=2	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=10	ko 21=20	ko 1234=1,000	ko 1.5=2	ko -1=-1
{n, number, ::000}		en 0=000	en 1=001	en 2=002	en 3=003	en 11=011	en 21=021	en 1234=1,234	en 1.5=001.5	en -1=-001	ko 0=000	ko 1=001	ko 2=002	ko 3=003	ko 11=011	ko 21=021	ko 1234=1,234	ko 1.5=001.5	ko -1=-001
{n, number, ::000 .00}		en 0=000.00	en 1=001.00	en 2=002.00	en 3=003.00	en 11=011.00	en 21=021.00	en 1234=1,234.00	en 1.5=001.50	en -1=-001.00	ko 0=000.00	ko 1=001.00	ko 2=002.00	ko 3=003.00	ko 11=011.00	ko 21=021.00	ko 1234=1,234.00	ko 1.5=001.50	ko -1=-001.00
{n, number, ::integer-width/+000}		en 0=000	en 1=001	en 2=002	en 3=003	en 11=011	en 21=021	en 1234=1,234	en 1.5=001.5	en -1=-001	ko 0=000	ko 1=001	ko 2=002	ko 3=003	ko 11=011	ko 21=021	ko 1234=1,234	ko 1.5=001.5	ko -1=-001
{n, number, ::integer-width/##0}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=234	ko 1.5=1.5	ko -1=-1
{n, number, ::integer-width/##00}		en 0=00	en 1=01	en 2=02	en 3=03	en 11=11	en 21=21	en 1234=1,234	en 1.5=01.5	en -1=-01	ko 0=00	ko 1=01	ko 2=02	ko 3=03	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=01.5	ko -1=-01
{n, number, ::integer-width-trunc}	stem	en 0=0	en 1=0	en 2=0	en 3=0	en 11=0	en 21=0	en 1234=0	en 1.5=.5	en -1=-0	ko 0=0	ko 1=0	ko 2=0	ko 3=0	ko 11=0	ko 21=0	ko 1234=0	ko 1.5=.5	ko -1=-0
{n, number, ::precision-integer}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=2	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=2	ko -1=-1
{n, number, ::precision-unlimited}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::precision-increment/0.50}		en 0=0.00	en 1=1.00	en 2=2.00	en 3=3.00	en 11=11.00	en 21=21.00	en 1234=1,234.00	en 1.5=1.50	en -1=-1.00	ko 0=0.00	ko 1=1.00	ko 2=2.00	ko 3=3.00	ko 11=11.00	ko 21=21.00	ko 1234=1,234.00	ko 1.5=1.50	ko -1=-1.00
{n, number, ::precision-increment/5}		en 0=0	en 1=0	en 2=0	en 3=5	en 11=10	en 21=20	en 1234=1,235	en 1.5=0	en -1=-0	ko 0=0	ko 1=0	ko 2=0	ko 3=5	ko 11=10	ko 21=20	ko 1234=1,235	ko 1.5=0	ko -1=-0
{n, number, ::percent}		en 0=0%	en 1=1%	en 2=2%	en 3=3%	en 11=11%	en 21=21%	en 1234=1,234%	en 1.5=1.5%	en -1=-1%	ko 0=0%	ko 1=1%	ko 2=2%	ko 3=3%	ko 11=11%	ko 21=21%	ko 1234=1,234%	ko 1.5=1.5%	ko -1=-1%
{n, number, ::%}		en 0=0%	en 1=1%	en 2=2%	en 3=3%	en 11=11%	en 21=21%	en 1234=1,234%	en 1.5=1.5%	en -1=-1%	ko 0=0%	ko 1=1%	ko 2=2%	ko 3=3%	ko 11=11%	ko 21=21%	ko 1234=1,234%	ko 1.5=1.5%	ko -1=-1%
{n, number, ::%x100}		en 0=0%	en 1=100%	en 2=200%	en 3=300%	en 11=1,100%	en 21=2,100%	en 1234=123,400%	en 1.5=150%	en -1=-100%	ko 0=0%	ko 1=100%	ko 2=200%	ko 3=300%	ko 11=1,100%	ko 21=2,100%	ko 1234=123,400%	ko 1.5=150%	ko -1=-100%
{n, number, ::percent scale/100}		en 0=0%	en 1=100%	en 2=200%	en 3=300%	en 11=1,100%	en 21=2,100%	en 1234=123,400%	en 1.5=150%	en -1=-100%	ko 0=0%	ko 1=100%	ko 2=200%	ko 3=300%	ko 11=1,100%	ko 21=2,100%	ko 1234=123,400%	ko 1.5=150%	ko -1=-100%
{n, number, ::percent scale/100 .0}		en 0=0.0%	en 1=100.0%	en 2=200.0%	en 3=300.0%	en 11=1,100.0%	en 21=2,100.0%	en 1234=123,400.0%	en 1.5=150.0%	en -1=-100.0%	ko 0=0.0%	ko 1=100.0%	ko 2=200.0%	ko 3=300.0%	ko 11=1,100.0%	ko 21=2,100.0%	ko 1234=123,400.0%	ko 1.5=150.0%	ko -1=-100.0%
{n, number, ::scale/1000}		en 0=0	en 1=1,000	en 2=2,000	en 3=3,000	en 11=11,000	en 21=21,000	en 1234=1,234,000	en 1.5=1,500	en -1=-1,000	ko 0=0	ko 1=1,000	ko 2=2,000	ko 3=3,000	ko 11=11,000	ko 21=21,000	ko 1234=1,234,000	ko 1.5=1,500	ko -1=-1,000
{n, number, ::scale/0.001 .000}		en 0=0.000	en 1=0.001	en 2=0.002	en 3=0.003	en 11=0.011	en 21=0.021	en 1234=1.234	en 1.5=0.002	en -1=-0.001	ko 0=0.000	ko 1=0.001	ko 2=0.002	ko 3=0.003	ko 11=0.011	ko 21=0.021	ko 1234=1.234	ko 1.5=0.002	ko -1=-0.001
{n, number, ::,_}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1234	ko 1.5=1.5	ko -1=-1
{n, number, ::group-off}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1234	ko 1.5=1.5	ko -1=-1
{n, number, ::group-auto}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::+!}		en 0=+0	en 1=+1	en 2=+2	en 3=+3	en 11=+11	en 21=+21	en 1234=+1,234	en 1.5=+1.5	en -1=-1	ko 0=+0	ko 1=+1	ko 2=+2	ko 3=+3	ko 11=+11	ko 21=+21	ko 1234=+1,234	ko 1.5=+1.5	ko -1=-1
{n, number, ::sign-always}		en 0=+0	en 1=+1	en 2=+2	en 3=+3	en 11=+11	en 21=+21	en 1234=+1,234	en 1.5=+1.5	en -1=-1	ko 0=+0	ko 1=+1	ko 2=+2	ko 3=+3	ko 11=+11	ko 21=+21	ko 1234=+1,234	ko 1.5=+1.5	ko -1=-1
{n, number, ::+_}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=1
{n, number, ::sign-never}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=1
{n, number, ::+?}		en 0=0	en 1=+1	en 2=+2	en 3=+3	en 11=+11	en 21=+21	en 1234=+1,234	en 1.5=+1.5	en -1=-1	ko 0=0	ko 1=+1	ko 2=+2	ko 3=+3	ko 11=+11	ko 21=+21	ko 1234=+1,234	ko 1.5=+1.5	ko -1=-1
{n, number, ::sign-except-zero}		en 0=0	en 1=+1	en 2=+2	en 3=+3	en 11=+11	en 21=+21	en 1234=+1,234	en 1.5=+1.5	en -1=-1	ko 0=0	ko 1=+1	ko 2=+2	ko 3=+3	ko 11=+11	ko 21=+21	ko 1234=+1,234	ko 1.5=+1.5	ko -1=-1
{n, number, ::()}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::()!}		en 0=+0	en 1=+1	en 2=+2	en 3=+3	en 11=+11	en 21=+21	en 1234=+1,234	en 1.5=+1.5	en -1=-1	ko 0=+0	ko 1=+1	ko 2=+2	ko 3=+3	ko 11=+11	ko 21=+21	ko 1234=+1,234	ko 1.5=+1.5	ko -1=-1
{n, number, ::()?}		en 0=0	en 1=+1	en 2=+2	en 3=+3	en 11=+11	en 21=+21	en 1234=+1,234	en 1.5=+1.5	en -1=-1	ko 0=0	ko 1=+1	ko 2=+2	ko 3=+3	ko 11=+11	ko 21=+21	ko 1234=+1,234	ko 1.5=+1.5	ko -1=-1
{n, number, ::decimal-always}		en 0=0.	en 1=1.	en 2=2.	en 3=3.	en 11=11.	en 21=21.	en 1234=1,234.	en 1.5=1.5	en -1=-1.	ko 0=0.	ko 1=1.	ko 2=2.	ko 3=3.	ko 11=11.	ko 21=21.	ko 1234=1,234.	ko 1.5=1.5	ko -1=-1.
{n, number, ::decimal-auto}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::notation-simple}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::base-unit}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::rounding-mode-ceiling .}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=2	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=2	ko -1=-1
{n, number, ::rounding-mode-floor .}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1	ko -1=-1
{n, number, ::rounding-mode-up .}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=2	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=2	ko -1=-1
{n, number, ::rounding-mode-down .}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1	ko -1=-1
{n, number, ::rounding-mode-half-even .}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=2	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=2	ko -1=-1
{n, number, ::rounding-mode-half-up .}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=2	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=2	ko -1=-1
{n, number, ::currency/USD}		en 0=$0.00	en 1=$1.00	en 2=$2.00	en 3=$3.00	en 11=$11.00	en 21=$21.00	en 1234=$1,234.00	en 1.5=$1.50	en -1=-$1.00	ko 0=US$0.00	ko 1=US$1.00	ko 2=US$2.00	ko 3=US$3.00	ko 11=US$11.00	ko 21=US$21.00	ko 1234=US$1,234.00	ko 1.5=US$1.50	ko -1=-US$1.00
{n, number, ::currency/usd .00}		en 0=$0.00	en 1=$1.00	en 2=$2.00	en 3=$3.00	en 11=$11.00	en 21=$21.00	en 1234=$1,234.00	en 1.5=$1.50	en -1=-$1.00	ko 0=US$0.00	ko 1=US$1.00	ko 2=US$2.00	ko 3=US$3.00	ko 11=US$11.00	ko 21=US$21.00	ko 1234=US$1,234.00	ko 1.5=US$1.50	ko -1=-US$1.00
{n, number, ::currency/KRW}		en 0=₩0	en 1=₩1	en 2=₩2	en 3=₩3	en 11=₩11	en 21=₩21	en 1234=₩1,234	en 1.5=₩2	en -1=-₩1	ko 0=₩0	ko 1=₩1	ko 2=₩2	ko 3=₩3	ko 11=₩11	ko 21=₩21	ko 1234=₩1,234	ko 1.5=₩2	ko -1=-₩1
{n, number, ::currency/KRW unit-width-narrow}		en 0=₩0	en 1=₩1	en 2=₩2	en 3=₩3	en 11=₩11	en 21=₩21	en 1234=₩1,234	en 1.5=₩2	en -1=-₩1	ko 0=₩0	ko 1=₩1	ko 2=₩2	ko 3=₩3	ko 11=₩11	ko 21=₩21	ko 1234=₩1,234	ko 1.5=₩2	ko -1=-₩1
{n, number, ::currency/USD unit-width-iso-code}		en 0=USD\u{a0}0.00	en 1=USD\u{a0}1.00	en 2=USD\u{a0}2.00	en 3=USD\u{a0}3.00	en 11=USD\u{a0}11.00	en 21=USD\u{a0}21.00	en 1234=USD\u{a0}1,234.00	en 1.5=USD\u{a0}1.50	en -1=-USD\u{a0}1.00	ko 0=USD\u{a0}0.00	ko 1=USD\u{a0}1.00	ko 2=USD\u{a0}2.00	ko 3=USD\u{a0}3.00	ko 11=USD\u{a0}11.00	ko 21=USD\u{a0}21.00	ko 1234=USD\u{a0}1,234.00	ko 1.5=USD\u{a0}1.50	ko -1=-USD\u{a0}1.00
{n, number, ::currency/USD unit-width-full-name}		en 0=0.00 US dollars	en 1=1.00 US dollars	en 2=2.00 US dollars	en 3=3.00 US dollars	en 11=11.00 US dollars	en 21=21.00 US dollars	en 1234=1,234.00 US dollars	en 1.5=1.50 US dollars	en -1=-1.00 US dollars	ko 0=0.00 미국 달러	ko 1=1.00 미국 달러	ko 2=2.00 미국 달러	ko 3=3.00 미국 달러	ko 11=11.00 미국 달러	ko 21=21.00 미국 달러	ko 1234=1,234.00 미국 달러	ko 1.5=1.50 미국 달러	ko -1=-1.00 미국 달러
{n, number, ::currency/USD ()}		en 0=$0.00	en 1=$1.00	en 2=$2.00	en 3=$3.00	en 11=$11.00	en 21=$21.00	en 1234=$1,234.00	en 1.5=$1.50	en -1=($1.00)	ko 0=US$0.00	ko 1=US$1.00	ko 2=US$2.00	ko 3=US$3.00	ko 11=US$11.00	ko 21=US$21.00	ko 1234=US$1,234.00	ko 1.5=US$1.50	ko -1=(US$1.00)
{n, number, ::currency/USD sign-accounting-always}		en 0=+$0.00	en 1=+$1.00	en 2=+$2.00	en 3=+$3.00	en 11=+$11.00	en 21=+$21.00	en 1234=+$1,234.00	en 1.5=+$1.50	en -1=($1.00)	ko 0=+US$0.00	ko 1=+US$1.00	ko 2=+US$2.00	ko 3=+US$3.00	ko 11=+US$11.00	ko 21=+US$21.00	ko 1234=+US$1,234.00	ko 1.5=+US$1.50	ko -1=(US$1.00)
{n, number, ::currency/JPY precision-integer}		en 0=¥0	en 1=¥1	en 2=¥2	en 3=¥3	en 11=¥11	en 21=¥21	en 1234=¥1,234	en 1.5=¥2	en -1=-¥1	ko 0=JP¥0	ko 1=JP¥1	ko 2=JP¥2	ko 3=JP¥3	ko 11=JP¥11	ko 21=JP¥21	ko 1234=JP¥1,234	ko 1.5=JP¥2	ko -1=-JP¥1
{n, number, ::K}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1.2K	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1.2천	ko 1.5=1.5	ko -1=-1
{n, number, ::compact-short}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1.2K	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1.2천	ko 1.5=1.5	ko -1=-1
{n, number, ::compact-short .0}		en 0=0.0	en 1=1.0	en 2=2.0	en 3=3.0	en 11=11.0	en 21=21.0	en 1234=1.2K	en 1.5=1.5	en -1=-1.0	ko 0=0.0	ko 1=1.0	ko 2=2.0	ko 3=3.0	ko 11=11.0	ko 21=21.0	ko 1234=1.2천	ko 1.5=1.5	ko -1=-1.0
{n, number, ::percent K}		en 0=0%	en 1=1%	en 2=2%	en 3=3%	en 11=11%	en 21=21%	en 1234=1.2K%	en 1.5=1.5%	en -1=-1%	ko 0=0%	ko 1=1%	ko 2=2%	ko 3=3%	ko 11=11%	ko 21=21%	ko 1234=1.2천%	ko 1.5=1.5%	ko -1=-1%
{n, number, ::E0}		en 0=0E0	en 1=1E0	en 2=2E0	en 3=3E0	en 11=1.1E1	en 21=2.1E1	en 1234=1.234E3	en 1.5=1.5E0	en -1=-1E0	ko 0=0E0	ko 1=1E0	ko 2=2E0	ko 3=3E0	ko 11=1.1E1	ko 21=2.1E1	ko 1234=1.234E3	ko 1.5=1.5E0	ko -1=-1E0
{n, number, ::scientific}		en 0=0E0	en 1=1E0	en 2=2E0	en 3=3E0	en 11=1.1E1	en 21=2.1E1	en 1234=1.234E3	en 1.5=1.5E0	en -1=-1E0	ko 0=0E0	ko 1=1E0	ko 2=2E0	ko 3=3E0	ko 11=1.1E1	ko 21=2.1E1	ko 1234=1.234E3	ko 1.5=1.5E0	ko -1=-1E0
{n, number, ::scientific .00}		en 0=0.00E0	en 1=1.00E0	en 2=2.00E0	en 3=3.00E0	en 11=1.10E1	en 21=2.10E1	en 1234=1.23E3	en 1.5=1.50E0	en -1=-1.00E0	ko 0=0.00E0	ko 1=1.00E0	ko 2=2.00E0	ko 3=3.00E0	ko 11=1.10E1	ko 21=2.10E1	ko 1234=1.23E3	ko 1.5=1.50E0	ko -1=-1.00E0
{n, number, ::unit-width-narrow}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, :: +! .0   ,_}		en 0=+0.0	en 1=+1.0	en 2=+2.0	en 3=+3.0	en 11=+11.0	en 21=+21.0	en 1234=+1234.0	en 1.5=+1.5	en -1=-1.0	ko 0=+0.0	ko 1=+1.0	ko 2=+2.0	ko 3=+3.0	ko 11=+11.0	ko 21=+21.0	ko 1234=+1234.0	ko 1.5=+1.5	ko -1=-1.0
{n, number, ::bogus}		!
{n, number, ::Percent}		!
{n, number, ::percent %}		!
{n, number, ::percent currency/USD}		!
{n, number, ::%x100 scale/2}		!
{n, number, ::.0 @@}		!
{n, number, ::.0#*}		!
{n, number, ::@#*}		!
{n, number, ::0#}		!
{n, number, ::#0}		!
{n, number, ::currency}		!
{n, number, ::currency/US}		!
{n, number, ::currency/USDX}		!
{n, number, ::precision-increment/}		!
{n, number, ::precision-increment/x}		!
{n, number, ::integer-width/}		!
{n, number, ::integer-width/0#}		!
{n, number, ::scale/}		!
{n, number, ::scale/x}		!
{n, number, ::percent/}		!
{n, number, ::/}		!
{n, number, ::.0/}		!
{n, number, ::''}		!
{n, number, ::compact-long}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1.2 thousand	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1.2천	ko 1.5=1.5	ko -1=-1
{n, number, ::KK}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1.2 thousand	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1.2천	ko 1.5=1.5	ko -1=-1
{n, number, ::engineering}	stem	en 0=0E0	en 1=1E0	en 2=2E0	en 3=3E0	en 11=11E0	en 21=21E0	en 1234=1.234E3	en 1.5=1.5E0	en -1=-1E0	ko 0=0E0	ko 1=1E0	ko 2=2E0	ko 3=3E0	ko 11=11E0	ko 21=21E0	ko 1234=1.234E3	ko 1.5=1.5E0	ko -1=-1E0
{n, number, ::EE0}	stem	en 0=0E0	en 1=1E0	en 2=2E0	en 3=3E0	en 11=11E0	en 21=21E0	en 1234=1.234E3	en 1.5=1.5E0	en -1=-1E0	ko 0=0E0	ko 1=1E0	ko 2=2E0	ko 3=3E0	ko 11=11E0	ko 21=21E0	ko 1234=1.234E3	ko 1.5=1.5E0	ko -1=-1E0
{n, number, ::E00}	stem	en 0=0E00	en 1=1E00	en 2=2E00	en 3=3E00	en 11=1.1E01	en 21=2.1E01	en 1234=1.234E03	en 1.5=1.5E00	en -1=-1E00	ko 0=0E00	ko 1=1E00	ko 2=2E00	ko 3=3E00	ko 11=1.1E01	ko 21=2.1E01	ko 1234=1.234E03	ko 1.5=1.5E00	ko -1=-1E00
{n, number, ::scientific/*ee}	stem	en 0=0E00	en 1=1E00	en 2=2E00	en 3=3E00	en 11=1.1E01	en 21=2.1E01	en 1234=1.234E03	en 1.5=1.5E00	en -1=-1E00	ko 0=0E00	ko 1=1E00	ko 2=2E00	ko 3=3E00	ko 11=1.1E01	ko 21=2.1E01	ko 1234=1.234E03	ko 1.5=1.5E00	ko -1=-1E00
{n, number, ::permille}	stem	en 0=0‰	en 1=1‰	en 2=2‰	en 3=3‰	en 11=11‰	en 21=21‰	en 1234=1,234‰	en 1.5=1.5‰	en -1=-1‰	ko 0=0‰	ko 1=1‰	ko 2=2‰	ko 3=3‰	ko 11=11‰	ko 21=21‰	ko 1234=1,234‰	ko 1.5=1.5‰	ko -1=-1‰
{n, number, ::unit/meter}	stem	en 0=0 m	en 1=1 m	en 2=2 m	en 3=3 m	en 11=11 m	en 21=21 m	en 1234=1,234 m	en 1.5=1.5 m	en -1=-1 m	ko 0=0m	ko 1=1m	ko 2=2m	ko 3=3m	ko 11=11m	ko 21=21m	ko 1234=1,234m	ko 1.5=1.5m	ko -1=-1m
{n, number, ::measure-unit/length-meter}	stem	en 0=0 m	en 1=1 m	en 2=2 m	en 3=3 m	en 11=11 m	en 21=21 m	en 1234=1,234 m	en 1.5=1.5 m	en -1=-1 m	ko 0=0m	ko 1=1m	ko 2=2m	ko 3=3m	ko 11=11m	ko 21=21m	ko 1234=1,234m	ko 1.5=1.5m	ko -1=-1m
{n, number, ::precision-currency-cash}	stem	en 0=0.00	en 1=1.00	en 2=2.00	en 3=3.00	en 11=11.00	en 21=21.00	en 1234=1,234.00	en 1.5=1.50	en -1=-1.00	ko 0=0.00	ko 1=1.00	ko 2=2.00	ko 3=3.00	ko 11=11.00	ko 21=21.00	ko 1234=1,234.00	ko 1.5=1.50	ko -1=-1.00
{n, number, ::precision-currency-standard}	stem	en 0=0.00	en 1=1.00	en 2=2.00	en 3=3.00	en 11=11.00	en 21=21.00	en 1234=1,234.00	en 1.5=1.50	en -1=-1.00	ko 0=0.00	ko 1=1.00	ko 2=2.00	ko 3=3.00	ko 11=11.00	ko 21=21.00	ko 1234=1,234.00	ko 1.5=1.50	ko -1=-1.00
{n, number, ::.00/w}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.50	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.50	ko -1=-1
{n, number, ::.00/@@@*}	stem	en 0=0.00	en 1=1.00	en 2=2.00	en 3=3.00	en 11=11.00	en 21=21.00	en 1234=1,234.00	en 1.5=1.50	en -1=-1.00	ko 0=0.00	ko 1=1.00	ko 2=2.00	ko 3=3.00	ko 11=11.00	ko 21=21.00	ko 1234=1,234.00	ko 1.5=1.50	ko -1=-1.00
{n, number, ::,?}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1234	ko 1.5=1.5	ko -1=-1
{n, number, ::,!}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::group-min2}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1234	ko 1.5=1.5	ko -1=-1
{n, number, ::latin}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::numbering-system/arab}	stem	en 0=٠	en 1=١	en 2=٢	en 3=٣	en 11=١١	en 21=٢١	en 1234=١٬٢٣٤	en 1.5=١٫٥	en -1=\u{61c}-١	ko 0=٠	ko 1=١	ko 2=٢	ko 3=٣	ko 11=١١	ko 21=٢١	ko 1234=١٬٢٣٤	ko 1.5=١٫٥	ko -1=\u{200f}-١
{n, number, ::unit-width-hidden}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::+-}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::()-}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::rounding-mode-half-down}	stem	en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::@@ 000}	stem	en 0=000.0	en 1=001.0	en 2=002.0	en 3=003.0	en 11=011	en 21=021	en 1234=1,200	en 1.5=001.5	en -1=-001.0	ko 0=000.0	ko 1=001.0	ko 2=002.0	ko 3=003.0	ko 11=011	ko 21=021	ko 1234=1,200	ko 1.5=001.5	ko -1=-001.0
{n, number, ::currency/USD K}		en 0=$0	en 1=$1	en 2=$2	en 3=$3	en 11=$11	en 21=$21	en 1234=$1.2K	en 1.5=$1.5	en -1=-$1	ko 0=US$0	ko 1=US$1	ko 2=US$2	ko 3=US$3	ko 11=US$11	ko 21=US$21	ko 1234=US$1.2천	ko 1.5=US$1.5	ko -1=-US$1
{n, number, ::currency/U1D}	stem	en 0=U1D\u{a0}0.00	en 1=U1D\u{a0}1.00	en 2=U1D\u{a0}2.00	en 3=U1D\u{a0}3.00	en 11=U1D\u{a0}11.00	en 21=U1D\u{a0}21.00	en 1234=U1D\u{a0}1,234.00	en 1.5=U1D\u{a0}1.50	en -1=-U1D\u{a0}1.00	ko 0=U1D\u{a0}0.00	ko 1=U1D\u{a0}1.00	ko 2=U1D\u{a0}2.00	ko 3=U1D\u{a0}3.00	ko 11=U1D\u{a0}11.00	ko 21=U1D\u{a0}21.00	ko 1234=U1D\u{a0}1,234.00	ko 1.5=U1D\u{a0}1.50	ko -1=-U1D\u{a0}1.00
{n, number, ::integer-width/##}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=34	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=34	ko 1.5=1.5	ko -1=-1
{n, number, ::integer-width/+}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::integer-width/+ .00}		en 0=.00	en 1=1.00	en 2=2.00	en 3=3.00	en 11=11.00	en 21=21.00	en 1234=1,234.00	en 1.5=1.50	en -1=-1.00	ko 0=.00	ko 1=1.00	ko 2=2.00	ko 3=3.00	ko 11=11.00	ko 21=21.00	ko 1234=1,234.00	ko 1.5=1.50	ko -1=-1.00
{n, number, ::integer-width/#0 ,_}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=34	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=34	ko 1.5=1.5	ko -1=-1
{n, number, ::@@ ,_}		en 0=0.0	en 1=1.0	en 2=2.0	en 3=3.0	en 11=11	en 21=21	en 1234=1200	en 1.5=1.5	en -1=-1.0	ko 0=0.0	ko 1=1.0	ko 2=2.0	ko 3=3.0	ko 11=11	ko 21=21	ko 1234=1200	ko 1.5=1.5	ko -1=-1.0
{n, number, ::@@@ percent}		en 0=0.00%	en 1=1.00%	en 2=2.00%	en 3=3.00%	en 11=11.0%	en 21=21.0%	en 1234=1,230%	en 1.5=1.50%	en -1=-1.00%	ko 0=0.00%	ko 1=1.00%	ko 2=2.00%	ko 3=3.00%	ko 11=11.0%	ko 21=21.0%	ko 1234=1,230%	ko 1.5=1.50%	ko -1=-1.00%
{n, number, ::currency/KRW .00 +!}		en 0=+₩0.00	en 1=+₩1.00	en 2=+₩2.00	en 3=+₩3.00	en 11=+₩11.00	en 21=+₩21.00	en 1234=+₩1,234.00	en 1.5=+₩1.50	en -1=-₩1.00	ko 0=+₩0.00	ko 1=+₩1.00	ko 2=+₩2.00	ko 3=+₩3.00	ko 11=+₩11.00	ko 21=+₩21.00	ko 1234=+₩1,234.00	ko 1.5=+₩1.50	ko -1=-₩1.00
{n, number, ::currency/EUR @@}		en 0=€0.0	en 1=€1.0	en 2=€2.0	en 3=€3.0	en 11=€11	en 21=€21	en 1234=€1,200	en 1.5=€1.5	en -1=-€1.0	ko 0=€0.0	ko 1=€1.0	ko 2=€2.0	ko 3=€3.0	ko 11=€11	ko 21=€21	ko 1234=€1,200	ko 1.5=€1.5	ko -1=-€1.0
{n, number, ::currency/USD +?}		en 0=$0.00	en 1=+$1.00	en 2=+$2.00	en 3=+$3.00	en 11=+$11.00	en 21=+$21.00	en 1234=+$1,234.00	en 1.5=+$1.50	en -1=-$1.00	ko 0=US$0.00	ko 1=+US$1.00	ko 2=+US$2.00	ko 3=+US$3.00	ko 11=+US$11.00	ko 21=+US$21.00	ko 1234=+US$1,234.00	ko 1.5=+US$1.50	ko -1=-US$1.00
{n, number, ::currency/USD ()?}		en 0=$0.00	en 1=+$1.00	en 2=+$2.00	en 3=+$3.00	en 11=+$11.00	en 21=+$21.00	en 1234=+$1,234.00	en 1.5=+$1.50	en -1=($1.00)	ko 0=US$0.00	ko 1=+US$1.00	ko 2=+US$2.00	ko 3=+US$3.00	ko 11=+US$11.00	ko 21=+US$21.00	ko 1234=+US$1,234.00	ko 1.5=+US$1.50	ko -1=(US$1.00)
{n, number, ::currency/USD +_}		en 0=$0.00	en 1=$1.00	en 2=$2.00	en 3=$3.00	en 11=$11.00	en 21=$21.00	en 1234=$1,234.00	en 1.5=$1.50	en -1=$1.00	ko 0=US$0.00	ko 1=US$1.00	ko 2=US$2.00	ko 3=US$3.00	ko 11=US$11.00	ko 21=US$21.00	ko 1234=US$1,234.00	ko 1.5=US$1.50	ko -1=US$1.00
{n, number, ::percent +!}		en 0=+0%	en 1=+1%	en 2=+2%	en 3=+3%	en 11=+11%	en 21=+21%	en 1234=+1,234%	en 1.5=+1.5%	en -1=-1%	ko 0=+0%	ko 1=+1%	ko 2=+2%	ko 3=+3%	ko 11=+11%	ko 21=+21%	ko 1234=+1,234%	ko 1.5=+1.5%	ko -1=-1%
{n, number, ::percent decimal-always}		en 0=0.%	en 1=1.%	en 2=2.%	en 3=3.%	en 11=11.%	en 21=21.%	en 1234=1,234.%	en 1.5=1.5%	en -1=-1.%	ko 0=0.%	ko 1=1.%	ko 2=2.%	ko 3=3.%	ko 11=11.%	ko 21=21.%	ko 1234=1,234.%	ko 1.5=1.5%	ko -1=-1.%
{n, number, ::K @@@}		en 0=0.00	en 1=1.00	en 2=2.00	en 3=3.00	en 11=11.0	en 21=21.0	en 1234=1.23K	en 1.5=1.50	en -1=-1.00	ko 0=0.00	ko 1=1.00	ko 2=2.00	ko 3=3.00	ko 11=11.0	ko 21=21.0	ko 1234=1.23천	ko 1.5=1.50	ko -1=-1.00
{n, number, ::K ,_}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1.2K	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1.2천	ko 1.5=1.5	ko -1=-1
{n, number, ::K +!}		en 0=+0	en 1=+1	en 2=+2	en 3=+3	en 11=+11	en 21=+21	en 1234=+1.2K	en 1.5=+1.5	en -1=-1	ko 0=+0	ko 1=+1	ko 2=+2	ko 3=+3	ko 11=+11	ko 21=+21	ko 1234=+1.2천	ko 1.5=+1.5	ko -1=-1
{n, number, ::E0 @@}		en 0=0.0E0	en 1=1.0E0	en 2=2.0E0	en 3=3.0E0	en 11=1.1E1	en 21=2.1E1	en 1234=1.2E3	en 1.5=1.5E0	en -1=-1.0E0	ko 0=0.0E0	ko 1=1.0E0	ko 2=2.0E0	ko 3=3.0E0	ko 11=1.1E1	ko 21=2.1E1	ko 1234=1.2E3	ko 1.5=1.5E0	ko -1=-1.0E0
{n, number, ::scale/-1}		en 0=0	en 1=-1	en 2=-2	en 3=-3	en 11=-11	en 21=-21	en 1234=-1,234	en 1.5=-1.5	en -1=1	ko 0=0	ko 1=-1	ko 2=-2	ko 3=-3	ko 11=-11	ko 21=-21	ko 1234=-1,234	ko 1.5=-1.5	ko -1=1
{n, number, ::currency/USD scale/100}		en 0=$0.00	en 1=$100.00	en 2=$200.00	en 3=$300.00	en 11=$1,100.00	en 21=$2,100.00	en 1234=$123,400.00	en 1.5=$150.00	en -1=-$100.00	ko 0=US$0.00	ko 1=US$100.00	ko 2=US$200.00	ko 3=US$300.00	ko 11=US$1,100.00	ko 21=US$2,100.00	ko 1234=US$123,400.00	ko 1.5=US$150.00	ko -1=-US$100.00
{n, number, ::currency/USD rounding-mode-down .}		en 0=$0	en 1=$1	en 2=$2	en 3=$3	en 11=$11	en 21=$21	en 1234=$1,234	en 1.5=$1	en -1=-$1	ko 0=US$0	ko 1=US$1	ko 2=US$2	ko 3=US$3	ko 11=US$11	ko 21=US$21	ko 1234=US$1,234	ko 1.5=US$1	ko -1=-US$1
{n, number, ::currency/USD precision-increment/0.05}		en 0=$0.00	en 1=$1.00	en 2=$2.00	en 3=$3.00	en 11=$11.00	en 21=$21.00	en 1234=$1,234.00	en 1.5=$1.50	en -1=-$1.00	ko 0=US$0.00	ko 1=US$1.00	ko 2=US$2.00	ko 3=US$3.00	ko 11=US$11.00	ko 21=US$21.00	ko 1234=US$1,234.00	ko 1.5=US$1.50	ko -1=-US$1.00
{n, number, ::currency/USD 000}		en 0=$000.00	en 1=$001.00	en 2=$002.00	en 3=$003.00	en 11=$011.00	en 21=$021.00	en 1234=$1,234.00	en 1.5=$001.50	en -1=-$001.00	ko 0=US$000.00	ko 1=US$001.00	ko 2=US$002.00	ko 3=US$003.00	ko 11=US$011.00	ko 21=US$021.00	ko 1234=US$1,234.00	ko 1.5=US$001.50	ko -1=-US$001.00
{n, number, ::currency/USD decimal-always .}		en 0=$0.	en 1=$1.	en 2=$2.	en 3=$3.	en 11=$11.	en 21=$21.	en 1234=$1,234.	en 1.5=$2.	en -1=-$1.	ko 0=US$0.	ko 1=US$1.	ko 2=US$2.	ko 3=US$3.	ko 11=US$11.	ko 21=US$21.	ko 1234=US$1,234.	ko 1.5=US$2.	ko -1=-US$1.
{n, number, ::percent precision-increment/0.5}		en 0=0.0%	en 1=1.0%	en 2=2.0%	en 3=3.0%	en 11=11.0%	en 21=21.0%	en 1234=1,234.0%	en 1.5=1.5%	en -1=-1.0%	ko 0=0.0%	ko 1=1.0%	ko 2=2.0%	ko 3=3.0%	ko 11=11.0%	ko 21=21.0%	ko 1234=1,234.0%	ko 1.5=1.5%	ko -1=-1.0%
{n, number, ::.00 rounding-mode-half-up scale/0.001}		en 0=0.00	en 1=0.00	en 2=0.00	en 3=0.00	en 11=0.01	en 21=0.02	en 1234=1.23	en 1.5=0.00	en -1=-0.00	ko 0=0.00	ko 1=0.00	ko 2=0.00	ko 3=0.00	ko 11=0.01	ko 21=0.02	ko 1234=1.23	ko 1.5=0.00	ko -1=-0.00
{n, number, ::.00* 000 ,_}		en 0=000.00	en 1=001.00	en 2=002.00	en 3=003.00	en 11=011.00	en 21=021.00	en 1234=1234.00	en 1.5=001.50	en -1=-001.00	ko 0=000.00	ko 1=001.00	ko 2=002.00	ko 3=003.00	ko 11=011.00	ko 21=021.00	ko 1234=1234.00	ko 1.5=001.50	ko -1=-001.00
{n, number, ::%x100 .0 +!}		en 0=+0.0%	en 1=+100.0%	en 2=+200.0%	en 3=+300.0%	en 11=+1,100.0%	en 21=+2,100.0%	en 1234=+123,400.0%	en 1.5=+150.0%	en -1=-100.0%	ko 0=+0.0%	ko 1=+100.0%	ko 2=+200.0%	ko 3=+300.0%	ko 11=+1,100.0%	ko 21=+2,100.0%	ko 1234=+123,400.0%	ko 1.5=+150.0%	ko -1=-100.0%
{n, number, ::rounding-mode-half-up}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, number, ::rounding-mode-floor @@}		en 0=0.0	en 1=1.0	en 2=2.0	en 3=3.0	en 11=11	en 21=21	en 1234=1,200	en 1.5=1.5	en -1=-1.0	ko 0=0.0	ko 1=1.0	ko 2=2.0	ko 3=3.0	ko 11=11	ko 21=21	ko 1234=1,200	ko 1.5=1.5	ko -1=-1.0
{n, number, ::unit-width-iso-code currency/KRW}		en 0=KRW\u{a0}0	en 1=KRW\u{a0}1	en 2=KRW\u{a0}2	en 3=KRW\u{a0}3	en 11=KRW\u{a0}11	en 21=KRW\u{a0}21	en 1234=KRW\u{a0}1,234	en 1.5=KRW\u{a0}2	en -1=-KRW\u{a0}1	ko 0=KRW\u{a0}0	ko 1=KRW\u{a0}1	ko 2=KRW\u{a0}2	ko 3=KRW\u{a0}3	ko 11=KRW\u{a0}11	ko 21=KRW\u{a0}21	ko 1234=KRW\u{a0}1,234	ko 1.5=KRW\u{a0}2	ko -1=-KRW\u{a0}1
{n, number, ::unit-width-short currency/KRW}		en 0=₩0	en 1=₩1	en 2=₩2	en 3=₩3	en 11=₩11	en 21=₩21	en 1234=₩1,234	en 1.5=₩2	en -1=-₩1	ko 0=₩0	ko 1=₩1	ko 2=₩2	ko 3=₩3	ko 11=₩11	ko 21=₩21	ko 1234=₩1,234	ko 1.5=₩2	ko -1=-₩1
{name}{name}		en 0=하연주하연주	en 1=하연주하연주	en 2=하연주하연주	en 3=하연주하연주	en 11=하연주하연주	en 21=하연주하연주	en 1234=하연주하연주	en 1.5=하연주하연주	en -1=하연주하연주	ko 0=하연주하연주	ko 1=하연주하연주	ko 2=하연주하연주	ko 3=하연주하연주	ko 11=하연주하연주	ko 21=하연주하연주	ko 1234=하연주하연주	ko 1.5=하연주하연주	ko -1=하연주하연주
{nam}{name}		en 0={nam}하연주	en 1={nam}하연주	en 2={nam}하연주	en 3={nam}하연주	en 11={nam}하연주	en 21={nam}하연주	en 1234={nam}하연주	en 1.5={nam}하연주	en -1={nam}하연주	ko 0={nam}하연주	ko 1={nam}하연주	ko 2={nam}하연주	ko 3={nam}하연주	ko 11={nam}하연주	ko 21={nam}하연주	ko 1234={nam}하연주	ko 1.5={nam}하연주	ko -1={nam}하연주
{g,select,\nfemale{%d}\nmale {{n,plural,offset:2zero{👩\u{200d}👩\u{200d}👧}\n\u{200e}=1\u{200e}{}other {}}'#'}\u{200e}other{it's  } }		!
{g,select,\nfemale{%d}\nmale {{n,plural,offset:2zero{,👩\u{200d}👩\u{200d}👧}\n\u{200e}=1\u{200e}{}other {}}'#'}\u{200e}other{it's  } }		!
{n,number,integer}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=2	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=2	ko -1=-1
		en 0=	ko 0=
=		en 0==	ko 0==
{,		!
{n,Plural ,offset: 1\n\u{200e}other{}\n}{n, number}a		en 0=0a	en 1=1a	en 2=2a	en 3=3a	en 11=11a	en 21=21a	en 1234=1,234a	en 1.5=1.5a	en -1=-1a	ko 0=0a	ko 1=1a	ko 2=2a	ko 3=3a	ko 11=11a	ko 21=21a	ko 1234=1,234a	ko 1.5=1.5a	ko -1=-1a
{n,Plural ,offset: 1\n\u{200e}other{}\n{n, number}a		!
{n,Plural, offset:1  other{}}{g,select,other{{''}'#} }'		!
{n,Plural, offset:1  other{}}{g,seect,ther{{''}'#} }'		!
{n}}{n,plural,\u{200e}=0{}\nother{{n, number}#'}\n}		!
{n}}{'n,plural,\u{200e}=0{ }\nother{{n, number}#'}\n}		!
{ n }{name }		en 0=0하연주	en 1=1하연주	en 2=2하연주	en 3=3하연주	en 11=11하연주	en 21=21하연주	en 1234=1,234하연주	en 1.5=1.5하연주	en -1=-1하연주	ko 0=0하연주	ko 1=1하연주	ko 2=2하연주	ko 3=3하연주	ko 11=11하연주	ko 21=21하연주	ko 1234=1,234하연주	ko 1.5=1.5하연주	ko -1=-1하연주
{ n }{nae =}		!
{n, number}|{n,selectordinal,offset: 1\n other{|}\u{200e}}		en 0=0||	en 1=1||	en 2=2||	en 3=3||	en 11=11||	en 21=21||	en 1234=1,234||	en 1.5=1.5||	en -1=-1||	ko 0=0||	ko 1=1||	ko 2=2||	ko 3=3||	ko 11=11||	ko 21=21||	ko 1234=1,234||	ko 1.5=1.5||	ko -1=-1||
{n, number}|{n,selectordinal,offst: 1\n other{|}\u{200e}}		!
 		en 0= 	ko 0= 
{n}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
<b>		en 0=<b>	ko 0=<b>
<b		en 0=<b	ko 0=<b
{'		!
개		en 0=개	ko 0=개
=개		en 0==개	ko 0==개
개{g,\u{200e}select,\u{200e}x1 {'{n, number}}\u{200e}\nfemale\u{200e}{<b>{n, number}{n,\nplural,offset:2\u{200e}few\u{200e}{{ n }{name}} =2{'#'{ n }}\nother{it's {n, selectordinal\u{200e},\n=0\n{👩\u{200d}👩\u{200d}👧{name }<b>}\u{200e} other\n{👩\u{200d}👩\u{200d}👧{n, number}%d}\u{200e}}|} }}\u{200e}other {#it's }\u{200e}}{n, plural\u{200e}, offset:1 few {{g,\nselect,other{}\n}''}  zero{{g, select,\nother{ it's '}}a}\nother\u{200e}{{n, plural\n,\nother { {n,number,integer}{n,number,integer}}}👩\u{200d}👩\u{200d}👧{n, plural ,two\u{200e}{}\u{200e}other {'{n,Plural , offset:1 many{{ n }'{'{ n }}\n two {{n}}\u{200e}one{}\nother{{n,number,integer}{'{ n }} }{n}} }}\n}		!
개{g,\u{200e}select,\u{200e}x1 {'{n, number}}\u{200e}\nfemale\u{200e}{<b>{n, number}{n,\nplural,offset:2\u{200e}few\u{200e}{{ n }{name}} #=2{'#'{ n }}\nother{it's {n, selectordinal\u{200e},\n=0\n{👩\u{200d}👩\u{200d}👧{name }<b>}\u{200e} other\n{👩\u{200d}👩\u{200d}👧{n, number}%d}\u{200e}}|} }}\u{200e}other {#it's }\u{200e}}{n, plural\u{200e}, offset:1 few {{g,\nselect,other{}\n}''}  zero{{g, select,\nother{ it's '}}a}\nother\u{200e}{{n, plural\n,\nother { {n,number,integer}{n,number,integer}}}👩\u{200d}👩\u{200d}👧{n, plural ,two\u{200e}{}\u{200e}other {'{n,Plural , offset:1 many{{ n }'{'{ n }}\n two {{n}}\u{200e}one{}\nother{{n,number,integer}{'{ n }} {n}} }}\n}		!
{n, plural\n, =0\u{200e}{ {n, number} }\u{200e}\nother{{n, number}}}		en 0= 0 	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0= 0 	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, plural\n, =0\u{200e}{ {n, number} }\u{200e}\nother{{n, numbe}}}		!
{n}{n,number,integer}		en 0=00	en 1=11	en 2=22	en 3=33	en 11=1111	en 21=2121	en 1234=1,2341,234	en 1.5=1.52	en -1=-1-1	ko 0=00	ko 1=11	ko 2=22	ko 3=33	ko 11=1111	ko 21=2121	ko 1234=1,2341,234	ko 1.5=1.52	ko -1=-1-1
n}{n,numer,integer}		!
{name }{name}{n,Plural\n,offset: 1\n\n=0{{g, select,other {{name }'#'}}'' }other{}}		!
{name }{name}{n,Plural\n,offset: 1\n\n}=0{{g, select,othe {{name }'#'}}'' }other{}}		!
#		en 0=#	ko 0=#
{n,\u{200e}plural,\nother\n{}}''{'		!
{n,\u{200e}p#lural,\nother\n{}}''{'		!
{n,\nplural ,\nother {'}\n}		!
{n,\nplural ,\n#other {'}\n}		!
{ n }{n,\u{200e}plural, =0 {}\n\ntwo{{n}{n,selectordinal , offset:1  two {}=2\n{{n,\u{200e}selectordinal\n, offset:1  other{'}}👩\u{200d}👩\u{200d}👧a}\n\nother {{n,\u{200e}plural ,many{{n, number}'{'<b>}\u{200e}\u{200e}other{'}''{n,number,integer}}}{n, plural , offset:1 one\n{{name}}\u{200e} =2 {}\nother{<b>개{n,number,integer}}\u{200e}}}}|}\nother{{g,select,\u{200e}female{{name }{n, number}}other\u{200e}{#'#'{n, plural,offset:2=2{ }  one{{n,number,integer}'{n}}\nother {} }} }}\n}it's 		!
{ n }{n,\u{200e}plural, =0 {}\n\ntwo{{n}{n,selectordinal , offset:1  two {}=2\n{{n,\u{200e}selectordinal\n, offset:1  other{'}}👩\u{200d}👩\u{200d}👧a}\n\nother {{n,\u{200e}plural ,many{{n, number}'{'<b>}\u{200e}\u{200e}other{'}''{n,number,integer}}}{n, plural , offset:1 one\n{{name}}\u{200e} =2 {}\nother{<b>개{n,number,integer}}\u{200e}}}}|}\nother{{g,select,\u{200e}female{{name }{n, number}}other\u{200e}{#'#'{n, plural,offset:2=2{ }  one{{n,nmber,integer}'{n}}\nothe#r {} }} }}\n}it's 		!
{n,plural ,\n=1\n{}\u{200e}\n=0{{name }}\n\u{200e}other\n{{n,plural,offset: 1\n\u{200e}=2\n{ } other{{n,number,integer}} }{n,Plural\u{200e},\u{200e}few\u{200e}{{n,selectordinal , offset:1  few{}\u{200e}other{👩\u{200d}👩\u{200d}👧} }}=2\n{it's } =1{ {n, number}}\u{200e}other{#{n,\nplural, offset:1 \nother {{name}'#'}\n}#}\n}}\u{200e}}'{'<b>		en 0=하연주{<b>	en 1={<b>	en 2= it's {<b>	en 3=33하연주#3{<b>	en 11=1111하연주#11{<b>	en 21=2121하연주#21{<b>	en 1234=1,2341,234하연주#1,234{<b>	en 1.5=21.5하연주#1.5{<b>	en -1=-1-1하연주#-1{<b>	ko 0=하연주{<b>	ko 1={<b>	ko 2= it's {<b>	ko 3=33하연주#3{<b>	ko 11=1111하연주#11{<b>	ko 21=2121하연주#21{<b>	ko 1234=1,2341,234하연주#1,234{<b>	ko 1.5=21.5하연주#1.5{<b>	ko -1=-1-1하연주#-1{<b>
{n,plural ,\n=1\n{}\u{200e}\n=0{{name }}\n\u{200e}other\n{{n,plural,offset: 1\n\u{200e}=2\n{ } other{{n,number,integer}} }{n,Plural\u{200e},\u{200e}few\u{200e}{{n,selectordinal , offset:1  few{}\u{200e}oher{👩\u{200d}👩\u{200d}👧} }}=2\n{it's } =1{ {n, number}}\u{200e}other{#{n,\nplural, offset:1 \nother {{name}}'#'}\n}#}\n}}\u{200e}}'{'<b>		!
{n, number}		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{n, num'ber}		!
,		en 0=,	ko 0=,
{n,number,integer}{n, number}개		en 0=00개	en 1=11개	en 2=22개	en 3=33개	en 11=1111개	en 21=2121개	en 1234=1,2341,234개	en 1.5=21.5개	en -1=-1-1개	ko 0=00개	ko 1=11개	ko 2=22개	ko 3=33개	ko 11=1111개	ko 21=2121개	ko 1234=1,2341,234개	ko 1.5=21.5개	ko -1=-1-1개
{n,nuber,integer}{n, n{umber}개		!
{n, number}<b>		en 0=0<b>	en 1=1<b>	en 2=2<b>	en 3=3<b>	en 11=11<b>	en 21=21<b>	en 1234=1,234<b>	en 1.5=1.5<b>	en -1=-1<b>	ko 0=0<b>	ko 1=1<b>	ko 2=2<b>	ko 3=3<b>	ko 11=11<b>	ko 21=21<b>	ko 1234=1,234<b>	ko 1.5=1.5<b>	ko -1=-1<b>
{n,,number}<b>		!
ait's {n, Plural,offset:2\ntwo\n{}zero\n{{n,Plural ,\n=2{}\n\u{200e}other{{n, plural ,offset: 1\n\nfew\u{200e}{'{'} =0\n{{ n } {n,number,integer}} \u{200e}other\u{200e}{} }{n,plural,\nother\n{'#' } }'{'}\u{200e}}} other{{name }{n,\nplural\n,=1\u{200e}{{g, select,여성\u{200e}{a{n}}x1\u{200e}{{name}{n}{n}} other {{ n }{n,number,integer}{name}}}{n,Plural,\u{200e}=2{{n,number,integer}} other{{n,number,integer}{ n }{name }}\n}{n,number,integer}}many {{n, selectordinal\n,\nmany{}\u{200e}\u{200e}zero{{n, number}{n}{name}}\n\u{200e}other{{n, number}}}{g, select,other {'#'{'{n}}}개} =2 {}\u{200e}\u{200e}other{}}}}		en 0=ait's 하연주	en 1=ait's 하연주11하연주11하연주1	en 2=ait's 하연주	en 3=ait's 하연주	en 11=ait's 하연주	en 21=ait's 하연주	en 1234=ait's 하연주	en 1.5=ait's 하연주	en -1=ait's 하연주	ko 0=ait's 하연주	ko 1=ait's 하연주11하연주11하연주1	ko 2=ait's 하연주	ko 3=ait's 하연주	ko 11=ait's 하연주	ko 21=ait's 하연주	ko 1234=ait's 하연주	ko 1.5=ait's 하연주	ko -1=ait's 하연주
ait's {n, Plural,offset:2\ntwo\n{}zero\n{{n,Plural ,\n=2{}\n\u{200e}other{{n, plural ,offset: 1\n\nfew\u{200e}{'{} =0\n{{ n } {n,number,integer}} \u{200e}other\u{200e}{} }{n,plural,\nother\n{'#' } }'{'}\u{200e}}} other{{name }{n,\nplural\n,=1\u{200e}{{g, select,여성\u{200e}{a{n}}x1\u{200e}{{name}{n}{n}} other {{ n }{n,number,integer}{name}}}{n,Plural,\u{200e}=2{{n,number,integer}} other{{n,number,integer}{ n }{name }}\n}{n,number,integer}}many {{n, selectordinal\n,\nmany{}\u{200e}\u{200e}zero{{n, number}{n}{name}}\n\u{200e}other{{n, number}}}{g, select,other {'#'{'{n}}}개} =2 {}\u{200e}\u{200e}other{}}}}		!
{n, number}{n}		en 0=00	en 1=11	en 2=22	en 3=33	en 11=1111	en 21=2121	en 1234=1,2341,234	en 1.5=1.51.5	en -1=-1-1	ko 0=00	ko 1=11	ko 2=22	ko 3=33	ko 11=1111	ko 21=2121	ko 1234=1,2341,234	ko 1.5=1.51.5	ko -1=-1-1
{{n, number}{n}		!
{n,\u{200e}plural\n, offset:1 \ntwo\n{'}'{n,selectordinal\u{200e}, offset:1 other\n{{n,number,integer} } }} \u{200e}=2 {개|} other\u{200e}{|}\u{200e}}		en 0=|	en 1=|	en 2=개|	en 3=|	en 11=|	en 21=|	en 1234=|	en 1.5=|	en -1=|	ko 0=|	ko 1=|	ko 2=개|	ko 3=|	ko 11=|	ko 21=|	ko 1234=|	ko 1.5=|	ko -1=|
{n,\u{200e}plural\n, offset:1 \ntwo\n{'}'{n,selectordinal{\u{200e},{ offset:1 other\n{{n,number,integer} } }} \u{200e}=2 {개|} other\u{200e}{|}\u{200e}}		!
{g,select,\u{200e}other\u{200e}{}}{name}		en 0=하연주	en 1=하연주	en 2=하연주	en 3=하연주	en 11=하연주	en 21=하연주	en 1234=하연주	en 1.5=하연주	en -1=하연주	ko 0=하연주	ko 1=하연주	ko 2=하연주	ko 3=하연주	ko 11=하연주	ko 21=하연주	ko 1234=하연주	ko 1.5=하연주	ko -1=하연주
{g,select,\u{200e}'other\u{200e}{}}{name}		!
{g,select,\u{200e}female {it's |} \u{200e}other\n{}}{g, select, female {{n,Plural\u{200e},offset: 1\n\u{200e}=2\n{{'}\nother\u{200e}{{n,selectordinal\u{200e}, =0\u{200e}{'}'{name}}  two{개}few{{name}{n}{n, number}}  other\u{200e}{{ n }'}'{ n }}\n}'}'}}{n,number,integer}}\u{200e}여성 {{n,number,integer}개}other{{n, number}} }		!
{g,select,\u{200e}female {it's |} \u{200e}other\n{}}{g, select, female {{n,Plural\u{200e},offset: 1\n\u{200e}=2\n{{'}\nother\u{200e}{{n,selectordinal\u{200e}, =0\u{200e}{'}'{name}}  two{개}few{{name}{n}{n, number}}  other\u{200e}{{ n }'}'{ n }}\n}'}'}}{n,number,integer}}\u{200e}여성 {{n,number,ineger}개}other{{n, number}} }		!
{g,\nselect,\u{200e}female\n{'{n,Plural\n, =1{개it's } \nother\n{<b>}}}\u{200e}other\n{{name }{n,\u{200e}selectordinal, offset:1  other{}}{g,\nselect, male{}x1{{n, number}{n, number}}other\u{200e}{{g, select, male {{name }}\nother {}\n}{n,plural\u{200e},one\n{{n,number,integer} } other\u{200e}{{name }{n}}\n}}}} }{n, plural\n,offset: 1\n zero{개{n}{name}}\n other\u{200e}{{n,number,integer}👩\u{200d}👩\u{200d}👧}\u{200e}}'		!
{g,\nselect,\u{200e}female\n{'{n,Plural\n, =1{개it's } \nother\n{<b>}}}\u{200e}other\n{{name }{n,\u{200e}selectordinal, offset:1  other{}}{g,\nselect, male{}x1{{n, number}{n, numer}}other\u{200e}{{g, selet, male {{name }}\nother {}\n}{n,plural\u{200e},one\n{{n,number,integer} } other\u{200e}{{name }{n}}\n}}}} }{n, plural\n,offset: 1\n zero{개{n}{name}}\n other\u{200e}{{n,number,integer}👩\u{200d}👩\u{200d}👧}\u{200e}}'		!
{n, selectordinal,=1\u{200e}{{'''#}\n=0{ 👩\u{200d}👩\u{200d}👧{n,plural, offset:1 =0{}\u{200e}two\n{ } other\n{{name}} }}other\n{}\u{200e}}		!
{n, selectordinal,=1\u{200e}{{'''#}\n=0{ 👩\u{200d}👩\u{200d}{n,plurl, offset:1 =0{}\u{200e}two\n{ } other\n{{name}} }}other\n{}\u{200e}}		!
{g, select,female{{n,number,integer}{n, plural\n,\nother { {n,plural\u{200e},offset: 1\n\u{200e}=1 {#'#'} other {a} }👩\u{200d}👩\u{200d}👧}}}\nmale{|a{n}} other{{n, number}{n,number,integer}{name}}\n}		en 0=0 a👩\u{200d}👩\u{200d}👧	en 1=1 0#👩\u{200d}👩\u{200d}👧	en 2=2 a👩\u{200d}👩\u{200d}👧	en 3=3 a👩\u{200d}👩\u{200d}👧	en 11=11 a👩\u{200d}👩\u{200d}👧	en 21=21 a👩\u{200d}👩\u{200d}👧	en 1234=1,234 a👩\u{200d}👩\u{200d}👧	en 1.5=2 a👩\u{200d}👩\u{200d}👧	en -1=-1 a👩\u{200d}👩\u{200d}👧	ko 0=0 a👩\u{200d}👩\u{200d}👧	ko 1=1 0#👩\u{200d}👩\u{200d}👧	ko 2=2 a👩\u{200d}👩\u{200d}👧	ko 3=3 a👩\u{200d}👩\u{200d}👧	ko 11=11 a👩\u{200d}👩\u{200d}👧	ko 21=21 a👩\u{200d}👩\u{200d}👧	ko 1234=1,234 a👩\u{200d}👩\u{200d}👧	ko 1.5=2 a👩\u{200d}👩\u{200d}👧	ko -1=-1 a👩\u{200d}👩\u{200d}👧
{g, select,fmale{{n,number,integer}{n, plural\n,\nother { {n,plural\u{200e},offset: 1\n\u{200e}=1 {#'#'} other {a} }👩\u{200d}👩\u{200d}👧}}}\nmale{|a{n}} other{{n, number}{n,number,integer}{name}}\n}		en 0=00하연주	en 1=11하연주	en 2=22하연주	en 3=33하연주	en 11=1111하연주	en 21=2121하연주	en 1234=1,2341,234하연주	en 1.5=1.52하연주	en -1=-1-1하연주	ko 0=00하연주	ko 1=11하연주	ko 2=22하연주	ko 3=33하연주	ko 11=1111하연주	ko 21=2121하연주	ko 1234=1,2341,234하연주	ko 1.5=1.52하연주	ko -1=-1-1하연주
'{name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it's { n }}}}}		en 0={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 0}}}}	en 1={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 1}}}}	en 2={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 2}}}}	en 3={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 3}}}}	en 11={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 11}}}}	en 21={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 21}}}}	en 1234={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 1,234}}}}	en 1.5={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 1.5}}}}	en -1={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its -1}}}}	ko 0={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 0}}}}	ko 1={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 1}}}}	ko 2={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 2}}}}	ko 3={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 3}}}}	ko 11={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 11}}}}	ko 21={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 21}}}}	ko 1234={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 1,234}}}}	ko 1.5={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its 1.5}}}}	ko -1={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {its -1}}}}
'{name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it='s { n }}}}}		en 0={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 0}}}}	en 1={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 1}}}}	en 2={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 2}}}}	en 3={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 3}}}}	en 11={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 11}}}}	en 21={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 21}}}}	en 1234={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 1,234}}}}	en 1.5={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 1.5}}}}	en -1={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s -1}}}}	ko 0={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 0}}}}	ko 1={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 1}}}}	ko 2={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 2}}}}	ko 3={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 3}}}}	ko 11={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 11}}}}	ko 21={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 21}}}}	ko 1234={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 1,234}}}}	ko 1.5={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s 1.5}}}}	ko -1={name }{n,selectordinal,\u{200e}other\n{{g,select,\n여성\u{200e}{👩\u{200d}👩\u{200d}👧{ n }} other {it=s -1}}}}
{'{n,number,integer}{n,plural,=2 {|it's 개}  other\n{<b>'#'} }		!
{'{n,nuber,integer}{n,plural,=2 {|it's 개}  other\n{<b>'#'} }		!
}{n, number}{n,number,integer}		en 0=}00	en 1=}11	en 2=}22	en 3=}33	en 11=}1111	en 21=}2121	en 1234=}1,2341,234	en 1.5=}1.52	en -1=}-1-1	ko 0=}00	ko 1=}11	ko 2=}22	ko 3=}33	ko 11=}1111	ko 21=}2121	ko 1234=}1,2341,234	ko 1.5=}1.52	ko -1=}-1-1
}{n, numer}{n,number,integer		!
''%d{g, select,\u{200e}other\u{200e}{{name}{n,\u{200e}selectordinal ,offset: 1\nfew{{n,number,integer}'}'}other{{name }}}}\n}		en 0='%d하연주하연주	en 1='%d하연주하연주	en 2='%d하연주하연주	en 3='%d하연주하연주	en 11='%d하연주하연주	en 21='%d하연주하연주	en 1234='%d하연주1,234}	en 1.5='%d하연주하연주	en -1='%d하연주하연주	ko 0='%d하연주하연주	ko 1='%d하연주하연주	ko 2='%d하연주하연주	ko 3='%d하연주하연주	ko 11='%d하연주하연주	ko 21='%d하연주하연주	ko 1234='%d하연주하연주	ko 1.5='%d하연주하연주	ko -1='%d하연주하연주
''%d{g,select,\u{200e}other\u{200e}{{name}{n,\u{200e}selectordinal ,offset: 1\nfew{{n,number,intger}'}'}other{{name }}}}\n}	style	en 0='%d하연주하연주	en 1='%d하연주하연주	en 2='%d하연주하연주	en 3='%d하연주하연주	en 11='%d하연주하연주	en 21='%d하연주하연주	en 1234='%d하연주intger1234}	en 1.5='%d하연주하연주	en -1='%d하연주하연주	ko 0='%d하연주하연주	ko 1='%d하연주하연주	ko 2='%d하연주하연주	ko 3='%d하연주하연주	ko 11='%d하연주하연주	ko 21='%d하연주하연주	ko 1234='%d하연주하연주	ko 1.5='%d하연주하연주	ko -1='%d하연주하연주
{n,plural, offset:1 \u{200e}few\u{200e}{}\u{200e}other\n{'''{n,number,integer}}}{n, number}'#'		!
{n,plural, offset:1 \u{200e}few\u{200e}{'}\u{200e}other\n{'''{n,numbe,r,integer}}}{n, number}'#'		!
{ n }|		en 0=0|	en 1=1|	en 2=2|	en 3=3|	en 11=11|	en 21=21|	en 1234=1,234|	en 1.5=1.5|	en -1=-1|	ko 0=0|	ko 1=1|	ko 2=2|	ko 3=3|	ko 11=11|	ko 21=21|	ko 1234=1,234|	ko 1.5=1.5|	ko -1=-1|
{{ n }|		!
{name }{n,number,integer}		en 0=하연주0	en 1=하연주1	en 2=하연주2	en 3=하연주3	en 11=하연주11	en 21=하연주21	en 1234=하연주1,234	en 1.5=하연주2	en -1=하연주-1	ko 0=하연주0	ko 1=하연주1	ko 2=하연주2	ko 3=하연주3	ko 11=하연주11	ko 21=하연주21	ko 1234=하연주1,234	ko 1.5=하연주2	ko -1=하연주-1
{name }{n,number,integer}#		en 0=하연주0#	en 1=하연주1#	en 2=하연주2#	en 3=하연주3#	en 11=하연주11#	en 21=하연주21#	en 1234=하연주1,234#	en 1.5=하연주2#	en -1=하연주-1#	ko 0=하연주0#	ko 1=하연주1#	ko 2=하연주2#	ko 3=하연주3#	ko 11=하연주11#	ko 21=하연주21#	ko 1234=하연주1,234#	ko 1.5=하연주2#	ko -1=하연주-1#
{name }		en 0=하연주	en 1=하연주	en 2=하연주	en 3=하연주	en 11=하연주	en 21=하연주	en 1234=하연주	en 1.5=하연주	en -1=하연주	ko 0=하연주	ko 1=하연주	ko 2=하연주	ko 3=하연주	ko 11=하연주	ko 21=하연주	ko 1234=하연주	ko 1.5=하연주	ko -1=하연주
{name }}		en 0=하연주}	en 1=하연주}	en 2=하연주}	en 3=하연주}	en 11=하연주}	en 21=하연주}	en 1234=하연주}	en 1.5=하연주}	en -1=하연주}	ko 0=하연주}	ko 1=하연주}	ko 2=하연주}	ko 3=하연주}	ko 11=하연주}	ko 21=하연주}	ko 1234=하연주}	ko 1.5=하연주}	ko -1=하연주}
{g,select,\u{200e}female\u{200e}{'}'}\n x1{}\nother\n{}\n}{ n }		en 0=}0	en 1=}1	en 2=}2	en 3=}3	en 11=}11	en 21=}21	en 1234=}1,234	en 1.5=}1.5	en -1=}-1	ko 0=}0	ko 1=}1	ko 2=}2	ko 3=}3	ko 11=}11	ko 21=}21	ko 1234=}1,234	ko 1.5=}1.5	ko -1=}-1
g,se{lect,\u{200e}female\u{200e}{'}'}\n x1{}\nother\n{}\n}{ n }		!
%d%d		en 0=%d%d	ko 0=%d%d
%d%		en 0=%d%	ko 0=%d%
{n, number}{name}		en 0=0하연주	en 1=1하연주	en 2=2하연주	en 3=3하연주	en 11=11하연주	en 21=21하연주	en 1234=1,234하연주	en 1.5=1.5하연주	en -1=-1하연주	ko 0=0하연주	ko 1=1하연주	ko 2=2하연주	ko 3=3하연주	ko 11=11하연주	ko 21=21하연주	ko 1234=1,234하연주	ko 1.5=1.5하연주	ko -1=-1하연주
{n, number}{nam}		en 0=0{nam}	en 1=1{nam}	en 2=2{nam}	en 3=3{nam}	en 11=11{nam}	en 21=21{nam}	en 1234=1,234{nam}	en 1.5=1.5{nam}	en -1=-1{nam}	ko 0=0{nam}	ko 1=1{nam}	ko 2=2{nam}	ko 3=3{nam}	ko 11=11{nam}	ko 21=21{nam}	ko 1234=1,234{nam}	ko 1.5=1.5{nam}	ko -1=-1{nam}
 '		en 0= '	ko 0= '
{ n }		en 0=0	en 1=1	en 2=2	en 3=3	en 11=11	en 21=21	en 1234=1,234	en 1.5=1.5	en -1=-1	ko 0=0	ko 1=1	ko 2=2	ko 3=3	ko 11=11	ko 21=21	ko 1234=1,234	ko 1.5=1.5	ko -1=-1
{ n' }		!
{n,\nselectordinal\u{200e}, offset:1 =2\n{}  zero\n{'|{ n }}\n\u{200e}=0{{n, number}<b>}\nother{<b>{n}'#'}}{g,select,여성\n{<b>}\n male{{n,\nPlural, offset:1 one\n{} \u{200e}other {}}} \u{200e}other{{'}}{g,select,\u{200e}female\u{200e}{}\nx1{{n,number,integer}}\nother{}\u{200e}}		!
{n,\nselectordinal\u{200e}, offset:1 =2\n{}  zero\n{'|{ n }}\n\u{200e}=0{{n, number}<b>}\nother{<b>,{n}}'#'}}{g,select,여성\n{<b>}\n male{{n,\nPlural, offset:1 one\n{} \u{200e}other {}}} \u{200e}other{{'}}{g,select,\u{200e}female\u{200e}{}\nx1{{n,number,integer}}\nother{}\u{200e}}		!
{n,Plural,offset: 1\n\u{200e}two {{n, number}{n}'{'} \none\n{{'} many {}other\u{200e}{}\n}{name }'#'		!
{n,Plura,offset: 1\n\u{200e}two {{n, number}{n}'{'} \none\n{{'} many {}other\u{200e}{}\n}{name }'#'		!
{n, number}{n,number,integer} 		en 0=00 	en 1=11 	en 2=22 	en 3=33 	en 11=1111 	en 21=2121 	en 1234=1,2341,234 	en 1.5=1.52 	en -1=-1-1 	ko 0=00 	ko 1=11 	ko 2=22 	ko 3=33 	ko 11=1111 	ko 21=2121 	ko 1234=1,2341,234 	ko 1.5=1.52 	ko -1=-1-1 
{n, number}{n,numb{er,integer} 		!
{n,\nplural,offset:2zero{{n, number}{n,\u{200e}plural,zero\n{{n, selectordinal,\u{200e}two{%d#{ n }}\nother{{n}|{name }}}{name }}\ntwo{}other{👩\u{200d}👩\u{200d}👧} }}other{{name}{n}}}		en 0=하연주0	en 1=하연주1	en 2=하연주2	en 3=하연주3	en 11=하연주11	en 21=하연주21	en 1234=하연주1,234	en 1.5=하연주1.5	en -1=하연주-1	ko 0=하연주0	ko 1=하연주1	ko 2=하연주2	ko 3=하연주3	ko 11=하연주11	ko 21=하연주21	ko 1234=하연주1,234	ko 1.5=하연주1.5	ko -1=하연주-1
{n,\nplura,offset:2zero{{n, number}{n,\u{200e}plural,zero\n{{n, selectordinal,\u{200e}two{%d#{ n }}\nother{{n}|{name }}}{name }}\ntwo{}other{👩\u{200d}👩\u{200d}👧} }}other{{name}{n}}}		!
{ n }👩\u{200d}👩\u{200d}👧{n}		en 0=0👩\u{200d}👩\u{200d}👧0	en 1=1👩\u{200d}👩\u{200d}👧1	en 2=2👩\u{200d}👩\u{200d}👧2	en 3=3👩\u{200d}👩\u{200d}👧3	en 11=11👩\u{200d}👩\u{200d}👧11	en 21=21👩\u{200d}👩\u{200d}👧21	en 1234=1,234👩\u{200d}👩\u{200d}👧1,234	en 1.5=1.5👩\u{200d}👩\u{200d}👧1.5	en -1=-1👩\u{200d}👩\u{200d}👧-1	ko 0=0👩\u{200d}👩\u{200d}👧0	ko 1=1👩\u{200d}👩\u{200d}👧1	ko 2=2👩\u{200d}👩\u{200d}👧2	ko 3=3👩\u{200d}👩\u{200d}👧3	ko 11=11👩\u{200d}👩\u{200d}👧11	ko 21=21👩\u{200d}👩\u{200d}👧21	ko 1234=1,234👩\u{200d}👩\u{200d}👧1,234	ko 1.5=1.5👩\u{200d}👩\u{200d}👧1.5	ko -1=-1👩\u{200d}👩\u{200d}👧-1
{ n }👩\u{200d}\u{200d}👧n}		en 0=0👩\u{200d}\u{200d}👧n}	en 1=1👩\u{200d}\u{200d}👧n}	en 2=2👩\u{200d}\u{200d}👧n}	en 3=3👩\u{200d}\u{200d}👧n}	en 11=11👩\u{200d}\u{200d}👧n}	en 21=21👩\u{200d}\u{200d}👧n}	en 1234=1,234👩\u{200d}\u{200d}👧n}	en 1.5=1.5👩\u{200d}\u{200d}👧n}	en -1=-1👩\u{200d}\u{200d}👧n}	ko 0=0👩\u{200d}\u{200d}👧n}	ko 1=1👩\u{200d}\u{200d}👧n}	ko 2=2👩\u{200d}\u{200d}👧n}	ko 3=3👩\u{200d}\u{200d}👧n}	ko 11=11👩\u{200d}\u{200d}👧n}	ko 21=21👩\u{200d}\u{200d}👧n}	ko 1234=1,234👩\u{200d}\u{200d}👧n}	ko 1.5=1.5👩\u{200d}\u{200d}👧n}	ko -1=-1👩\u{200d}\u{200d}👧n}
{n,\nPlural\u{200e},offset:2 two\u{200e}{} other {{n,plural ,\nmany\u{200e}{{g,\u{200e}select, female{}other\u{200e}{%d{name }}}it's  }\u{200e}\u{200e}few {<b>}\nother\u{200e}{ {g,select,\u{200e}female\n{{n,number,integer}}other {} }}}}\n}		en 0= 0	en 1= 1	en 2= 2	en 3= 3	en 11= 11	en 21= 21	en 1234= 1,234	en 1.5= 2	en -1= -1	ko 0= 0	ko 1= 1	ko 2= 2	ko 3= 3	ko 11= 11	ko 21= 21	ko 1234= 1,234	ko 1.5= 2	ko -1= -1
{n,\nPlural\u{200e},offset:2 two\u{200e}{} other {{n,plural ,\nmany\u{200e}{{g,\u{200e}select, female{}other\u{200e}{%d{name }}}it's  }\u{200e}\u{200e}few {<b>}\nother\u{200e}{ {g,select,\u{200e}female\n{{n,number,integer}}other{} }}}}\n}		en 0= 0	en 1= 1	en 2= 2	en 3= 3	en 11= 11	en 21= 21	en 1234= 1,234	en 1.5= 2	en -1= -1	ko 0= 0	ko 1= 1	ko 2= 2	ko 3= 3	ko 11= 11	ko 21= 21	ko 1234= 1,234	ko 1.5= 2	ko -1= -1
{g,select, x1\n{'}'|{n,selectordinal,offset:2\u{200e}=1{👩\u{200d}👩\u{200d}👧} other\n{'}'{n}} }}\u{200e}male {{n,plural\u{200e},offset:2\u{200e}other\n{''{n, number}}}}\nother {'}'}}{g,\u{200e}select,female\n{}\u{200e}other\n{{n,number,integer}}\u{200e}}		en 0=}	en 1=}	en 2=}	en 3=}	en 11=}	en 21=}	en 1234=}	en 1.5=}	en -1=}	ko 0=}	ko 1=}	ko 2=}	ko 3=}	ko 11=}	ko 21=}	ko 1234=}	ko 1.5=}	ko -1=}
{g,select, x1\n{'}'|{n,selectordinal,offset:2\u{200e}=1{👩\u{200d}👩\u{200d}👧} other\n{'}'{n}} }}\u{200e}male {{n,plural\u{200e},offset:2\u{200e}other\n{''{n, number}}}}\no,ther {'}'}}{g,\u{200e}select,female\n{}\u{200e}other\n{{n,number,integer}}\u{200e}}		!
{n,\u{200e}plural, offset:1 \nmany{{g,select,\nx1\u{200e}{}\nfemale{{ n }'#'} other\n{{g,select,male\n{{n, number}%d}other{{name }{n, number}}}{n,\u{200e}Plural ,\nfew {{n,number,integer}}one {}zero\u{200e}{{n}{name}}\u{200e}\u{200e}other\u{200e}{{ n }}\u{200e}}}}{g,select,other{#}\u{200e}}{ n }}\n other\n{'개}\n}개{n, number}		!
{n,\u{200e}plural, offset:1 \nmany{{g,select,\nx1\u{200e}{}\nfemale{{ n }'#'} oher\n{{g,select,male\n{{n, number}%d}other{{name }{n, number}}}{n,\u{200e}Plural ,\nfew {{n,number,integer}}on {}zero\u{200e}{{n}{name}}\u{200e}\u{200e}other\u{200e}{{ n }}\u{200e}}}}{g,select,other{#}\u{200e}}{ n }}\n other\n{'개}\n}개{n, number}		!
{ n 		!
'{'		en 0={	ko 0={
#'{'		en 0=#{	ko 0=#{
={		!
{n,\u{200e}plural\n,other\n{{name}{name }'#'}\n}{name }		en 0=하연주하연주#하연주	en 1=하연주하연주#하연주	en 2=하연주하연주#하연주	en 3=하연주하연주#하연주	en 11=하연주하연주#하연주	en 21=하연주하연주#하연주	en 1234=하연주하연주#하연주	en 1.5=하연주하연주#하연주	en -1=하연주하연주#하연주	ko 0=하연주하연주#하연주	ko 1=하연주하연주#하연주	ko 2=하연주하연주#하연주	ko 3=하연주하연주#하연주	ko 11=하연주하연주#하연주	ko 21=하연주하연주#하연주	ko 1234=하연주하연주#하연주	ko 1.5=하연주하연주#하연주	ko -1=하연주하연주#하연주
{n,\u{200e}plural\n,other\n{{name}{name }'#'}\n}{nae }		en 0=하연주하연주#{nae}	en 1=하연주하연주#{nae}	en 2=하연주하연주#{nae}	en 3=하연주하연주#{nae}	en 11=하연주하연주#{nae}	en 21=하연주하연주#{nae}	en 1234=하연주하연주#{nae}	en 1.5=하연주하연주#{nae}	en -1=하연주하연주#{nae}	ko 0=하연주하연주#{nae}	ko 1=하연주하연주#{nae}	ko 2=하연주하연주#{nae}	ko 3=하연주하연주#{nae}	ko 11=하연주하연주#{nae}	ko 21=하연주하연주#{nae}	ko 1234=하연주하연주#{nae}	ko 1.5=하연주하연주#{nae}	ko -1=하연주하연주#{nae}
{n, number}'{''#'		en 0=0{'#	en 1=1{'#	en 2=2{'#	en 3=3{'#	en 11=11{'#	en 21=21{'#	en 1234=1,234{'#	en 1.5=1.5{'#	en -1=-1{'#	ko 0=0{'#	ko 1=1{'#	ko 2=2{'#	ko 3=3{'#	ko 11=11{'#	ko 21=21{'#	ko 1234=1,234{'#	ko 1.5=1.5{'#	ko -1=-1{'#
{n,={ number}'{''#'		!
{name }{g, select, female\n{}\n여성{개'{'{g,select,x1 {{name }'}'}  other {{n,\nselectordinal ,offset: 1\n\n=2{개} other {{ n }{'} }{n,\u{200e}plural ,offset: 1\nother {{name }}}'#'}}}\n\nother {}\u{200e}}|		!
{nam#e }{g, select, female\n{}\n여성{개'{'{g,select,x1 {{name }'}'}  other {{n,\nselectordinal ,offset: 1\n\n=2{개} other {{ n }{'} }{n,\u{200e}plural ,offset: 1\nother {{name }}}'#'}}}\n\nother {}\u{200e}}|		!
개it's {n,\nplural\n,\u{200e}one\n{{name}{'<b>} \nother{a'}}		!
개it's {n,\nplural\n,\u{200e}one\n{{nam}{'b>} \nother{a'}}		!
} 		en 0=} 	ko 0=} 
개{n,\nPlural, =0{{n,plural , offset:1 =2 {''{n,number,integer}{n}}\n\u{200e}=1{}  many {{n,Plural,many{'#'{ n }'{'}  other\u{200e}{{name}%d'#'}}{n, number}'}\nother{}}} =2\n{'{'{g, select,\n여성 {{'}other{{n,\nplural\n,offset:2 two {}=2 {'}\n=1{{n,number,integer}'}'} other{} }%d{g,\u{200e}select,female\n{}other{{ n }{n,number,integer}} }} }{g,\nselect,other\n{{n, Plural\n,\u{200e}other {|''''}\n}'}'}}}other{%d}\u{200e}}개		!
개{n,\nPlural, =0{{n,plural , offset:1 =2 {''{n,number,integer}{n}}\n\u{200e}=1{}  many {{n,Plural,many{'#'{ n }'{'}  other\u{200e}{{name}%d'#'}}{n, number}'}\nother{}}} =2\n{'{'{g, select,\n여성 {{'}other{{n,\nplural\n,offs et:2 two {}=2 {'}\n=1{{n,number,integer}'}'} other{} }%d{g,\u{200e}select,female\n{}other{{ n }{n,number,integer}} }} }{g,\nselect,other\n{{n, Plural\n,\u{200e}oter {|''''}\n}'}'}}}other{%d}\u{200e}}개		!
{name }{ n }		en 0=하연주0	en 1=하연주1	en 2=하연주2	en 3=하연주3	en 11=하연주11	en 21=하연주21	en 1234=하연주1,234	en 1.5=하연주1.5	en -1=하연주-1	ko 0=하연주0	ko 1=하연주1	ko 2=하연주2	ko 3=하연주3	ko 11=하연주11	ko 21=하연주21	ko 1234=하연주1,234	ko 1.5=하연주1.5	ko -1=하연주-1
{name }{  }		!
{n,number,integer}{name }{n,number,integer}		en 0=0하연주0	en 1=1하연주1	en 2=2하연주2	en 3=3하연주3	en 11=11하연주11	en 21=21하연주21	en 1234=1,234하연주1,234	en 1.5=2하연주2	en -1=-1하연주-1	ko 0=0하연주0	ko 1=1하연주1	ko 2=2하연주2	ko 3=3하연주3	ko 11=11하연주11	ko 21=21하연주21	ko 1234=1,234하연주1,234	ko 1.5=2하연주2	ko -1=-1하연주-1
{n,numberinteger}{nam{e }{n,number,integer}		!
{name}%d		en 0=하연주%d	en 1=하연주%d	en 2=하연주%d	en 3=하연주%d	en 11=하연주%d	en 21=하연주%d	en 1234=하연주%d	en 1.5=하연주%d	en -1=하연주%d	ko 0=하연주%d	ko 1=하연주%d	ko 2=하연주%d	ko 3=하연주%d	ko 11=하연주%d	ko 21=하연주%d	ko 1234=하연주%d	ko 1.5=하연주%d	ko -1=하연주%d
{name}%		en 0=하연주%	en 1=하연주%	en 2=하연주%	en 3=하연주%	en 11=하연주%	en 21=하연주%	en 1234=하연주%	en 1.5=하연주%	en -1=하연주%	ko 0=하연주%	ko 1=하연주%	ko 2=하연주%	ko 3=하연주%	ko 11=하연주%	ko 21=하연주%	ko 1234=하연주%	ko 1.5=하연주%	ko -1=하연주%
 |{n,\u{200e}selectordinal ,\nother{👩\u{200d}👩\u{200d}👧}\u{200e}}		en 0= |👩\u{200d}👩\u{200d}👧	en 1= |👩\u{200d}👩\u{200d}👧	en 2= |👩\u{200d}👩\u{200d}👧	en 3= |👩\u{200d}👩\u{200d}👧	en 11= |👩\u{200d}👩\u{200d}👧	en 21= |👩\u{200d}👩\u{200d}👧	en 1234= |👩\u{200d}👩\u{200d}👧	en 1.5= |👩\u{200d}👩\u{200d}👧	en -1= |👩\u{200d}👩\u{200d}👧	ko 0= |👩\u{200d}👩\u{200d}👧	ko 1= |👩\u{200d}👩\u{200d}👧	ko 2= |👩\u{200d}👩\u{200d}👧	ko 3= |👩\u{200d}👩\u{200d}👧	ko 11= |👩\u{200d}👩\u{200d}👧	ko 21= |👩\u{200d}👩\u{200d}👧	ko 1234= |👩\u{200d}👩\u{200d}👧	ko 1.5= |👩\u{200d}👩\u{200d}👧	ko -1= |👩\u{200d}👩\u{200d}👧
 |{n,\u{200e}selectord#inal ,\nother{👩\u{200d}👩\u{200d}👧}\u{200e}}		!
👩\u{200d}👩\u{200d}👧'{'		en 0=👩\u{200d}👩\u{200d}👧{	ko 0=👩\u{200d}👩\u{200d}👧{
개{'{n}		!
개{'n}		!
{n,plural\n,\u{200e}=0\u{200e}{}\nother\u{200e}{{n,\nplural\n, other\n{{g,\nselect, 여성\u{200e}{} other{'}'{n, number}} }{n,selectordinal\n,other {{n, number}''{ n }}\u{200e}}{n,plural\u{200e},many\n{'#'{n,number,integer}}two\u{200e}{a} one {|}\u{200e}\nother{👩\u{200d}👩\u{200d}👧}\u{200e}}} }{n,\nplural\n,\u{200e}two\u{200e}{ {n,plural\n,\u{200e}many {it's {name}}  =0{%d{n, number}{n}}\n two\n{}other\n{{n, number}{name}}}a}=2\u{200e}{{g, select,\u{200e}female{a{n}}\u{200e} other{}\n}{n}} other {{n,\u{200e}selectordinal,many\u{200e}{}\u{200e}one{}other{{n,number,integer}{'{n,number,integer}}\n}}}} }{n,plural ,offset:2many\u{200e}{{n,selectordinal ,\u{200e}=1{}\n\nfew\n{{''''#'} \n=2\n{}\u{200e}\u{200e}other{a'{'}}}\n=1{<b>'''}\u{200e}other {}}{name }		!
{n,plural\n,\u{200e}=0\u{200e}{}\nother\u{200e}{{n,\nplural\n, other\n{{g,\nselect, 여성\u{200e}{} other{'}'{n, number}} }{n,selectordinal\n,other {{n, number}''{ n }}\u{200e}}{n,plural\u{200e},many\n{'#'{n,number,integer}}two\u{200e}{a} one {|}\u{200e}\nother{👩\u{200d}👩\u{200d}👧}\u{200e}}} }{n,\nplural\n,\u{200e}two\u{200e}{ {n,plural\n,\u{200e}many {it's {name}}  =0{%d{n, number}{n}}\n two\n{}other\n{{n, number}{name}}}a}=2\u{200e}{{g, select,\u{200e}fe{male{a{n}}\u{200e} other{}\n}{n}} other {{n,\u{200e}selectordinal,many\u{200e}{}\u{200e}one{}other{{n,number,integer}{'{n,number,integer}}\n}}}} }{n,plural ,offset:2many\u{200e}{{n,selectordinal ,\u{200e}=1{}\n\nfew\n{{''''#'} \n=2\n{}\u{200e}\u{200e}other{a'{'}}}\n=1{<b>'''}\u{200e}other {}}{name }		!
 =		en 0= =	ko 0= =
{g,select,female\u{200e}{}x1{{n}{g,select, female{}\nother{<b>it's {g,\u{200e}select,\nmale {}\nother{{n,number,integer}{name }} }}\n}{'}  other{{name }'{'}}{n, number}		!
{g,select,female\u{200e}}x1{{n}{g,select, female{}\nother{<b>it's {g,\u{200e}select,\nmale {}\nother{{n,number,integer}{name }} }}\n}{'}  other{{name }'{'}}{n, number}		!
{n, number}'}'		en 0=0}	en 1=1}	en 2=2}	en 3=3}	en 11=11}	en 21=21}	en 1234=1,234}	en 1.5=1.5}	en -1=-1}	ko 0=0}	ko 1=1}	ko 2=2}	ko 3=3}	ko 11=11}	ko 21=21}	ko 1234=1,234}	ko 1.5=1.5}	ko -1=-1}
{n, numbe=r}'}'		!
{n}{n, number}{n,\u{200e}plural\n,offset: 1\nmany\n{<b>} \nother\n{{n}{n,Plural, =1\u{200e}{''}\n many\n{{n,\nplural\u{200e},offset:2\u{200e}=1{ }two{{'{ n }}other\n{{ n }'#'}}#}\n\u{200e}other {개{n,number,integer}'}'}}}\u{200e}}		!
{n}{n, number}{n,\u{200e}plural\n,offset: 1\nmany\n{<b>} \nother\n{{n}{n,Plural, =1\u{200e}{''}\n many\n{{n,\nplural\u{200e},offset:2\u{200e}=1{ }two{{'{ n }}other\n{{ n }'#'}}#}\n\u{200e}other {개{n,number,integer}'}'}}}\u{200e} }		!
{ n }{name}		en 0=0하연주	en 1=1하연주	en 2=2하연주	en 3=3하연주	en 11=11하연주	en 21=21하연주	en 1234=1,234하연주	en 1.5=1.5하연주	en -1=-1하연주	ko 0=0하연주	ko 1=1하연주	ko 2=2하연주	ko 3=3하연주	ko 11=11하연주	ko 21=21하연주	ko 1234=1,234하연주	ko 1.5=1.5하연주	ko -1=-1하연주
{ n }{ name}		en 0=0하연주	en 1=1하연주	en 2=2하연주	en 3=3하연주	en 11=11하연주	en 21=21하연주	en 1234=1,234하연주	en 1.5=1.5하연주	en -1=-1하연주	ko 0=0하연주	ko 1=1하연주	ko 2=2하연주	ko 3=3하연주	ko 11=11하연주	ko 21=21하연주	ko 1234=1,234하연주	ko 1.5=1.5하연주	ko -1=-1하연주
{ n }}		en 0=0}	en 1=1}	en 2=2}	en 3=3}	en 11=11}	en 21=21}	en 1234=1,234}	en 1.5=1.5}	en -1=-1}	ko 0=0}	ko 1=1}	ko 2=2}	ko 3=3}	ko 11=11}	ko 21=21}	ko 1234=1,234}	ko 1.5=1.5}	ko -1=-1}
{  }		!
{n		!
{name}{n}		en 0=하연주0	en 1=하연주1	en 2=하연주2	en 3=하연주3	en 11=하연주11	en 21=하연주21	en 1234=하연주1,234	en 1.5=하연주1.5	en -1=하연주-1	ko 0=하연주0	ko 1=하연주1	ko 2=하연주2	ko 3=하연주3	ko 11=하연주11	ko 21=하연주21	ko 1234=하연주1,234	ko 1.5=하연주1.5	ko -1=하연주-1
{name},{n}		en 0=하연주,0	en 1=하연주,1	en 2=하연주,2	en 3=하연주,3	en 11=하연주,11	en 21=하연주,21	en 1234=하연주,1,234	en 1.5=하연주,1.5	en -1=하연주,-1	ko 0=하연주,0	ko 1=하연주,1	ko 2=하연주,2	ko 3=하연주,3	ko 11=하연주,11	ko 21=하연주,21	ko 1234=하연주,1,234	ko 1.5=하연주,1.5	ko -1=하연주,-1
%d{g,select,\u{200e}other\n{{n,plural\n,\u{200e}=1{#{n, number}{n, plural , offset:1 \u{200e}=2{}\u{200e}few{{n}'}\n\u{200e}other {}\n}}\nother{{name}{name }} }<b>'}}		!
%d{g,select,\u{200e}other\n{{n,plural\n,\u{200e}=1{#{n, number} {n, plural , offset:1 \u{200e}=2{}\u{200e}few{{n}'}\n\u{200e}other {}\n}}\nother{{name}{name }} }<b>'}}		!
}{		!
{'n, number=}		!
 {n,Plural\u{200e},offset:2\u{200e}few{{name}{'{name}}\u{200e}\u{200e}other{a} }{n,number,integer}		!
 {n,Plural\u{200e},offset:2\u{200e}few{{name}{'{name}}\u{200e}\u{200e}other{a} }{n,number,integer		!
%d{n}{n}		en 0=%d00	en 1=%d11	en 2=%d22	en 3=%d33	en 11=%d1111	en 21=%d2121	en 1234=%d1,2341,234	en 1.5=%d1.51.5	en -1=%d-1-1	ko 0=%d00	ko 1=%d11	ko 2=%d22	ko 3=%d33	ko 11=%d1111	ko 21=%d2121	ko 1234=%d1,2341,234	ko 1.5=%d1.51.5	ko -1=%d-1-1
%d{n}{n		!
<b>'{'		en 0=<b>{	ko 0=<b>{
<b>'',		en 0=<b>',	ko 0=<b>',
{name}{n,\nplural\n,offset: 1\n\u{200e}few {{ n }{n}}\nmany{{n, plural\u{200e},offset: 1\nfew{{n,\u{200e}Plural\u{200e},\nother{{n,number,integer}{name }}\n}{n,Plural\n,\u{200e}=2 {}\u{200e} other\u{200e}{}\u{200e}}{name}}  =2\n{{g,select,female\n{{name }}\u{200e} other\n{{ n }}\u{200e}}}=1\n{{g,\nselect,other{}}}\n\u{200e}other\n{👩\u{200d}👩\u{200d}👧}\u{200e}}}\u{200e} other {{n, number}{g,\u{200e}select,x1{{n, number}'{'}male\u{200e}{{n,number,integer}{n,selectordinal ,\u{200e}few{}many{} other {'{'{n}{name}}}'{'}\u{200e}other\u{200e}{} }}\n}		en 0=하연주0	en 1=하연주1	en 2=하연주2	en 3=하연주3	en 11=하연주11	en 21=하연주21	en 1234=하연주1,234	en 1.5=하연주1.5	en -1=하연주-1	ko 0=하연주0	ko 1=하연주1	ko 2=하연주2	ko 3=하연주3	ko 11=하연주11	ko 21=하연주21	ko 1234=하연주1,234	ko 1.5=하연주1.5	ko -1=하연주-1
{name}{n,\nplural\n,offset: 1\n\u{200e}few {{ n }{n}}\nmany{{n, plural\u{200e},offset: 1\nfew{{n,\u{200e}Plural\u{200e},\nother{{n,number,integer}{name }}\n}{n,Plural\n,\u{200e}=2 {}\u{200e} other\u{200e}{}\u{200e}}{name}}  =2\n{{g,select,female\n{{name }}\u{200e} oher\n{{ n }}\u{200e}}}=1\n{{g,\nselect,other{}}}\n\u{200e}other\n{👩\u{200d}👩\u{200d}👧}\u{200e}}}\u{200e} other {{n, number}{g,\u{200e}select,x1{{n, number}'{'}male\u{200e}{{n,number,integer}{n,selectordinal ,\u{200e}few{}many{} other {'{'{n}{name}}}'{'}\u{200e}other\u{200e}{} }}\n}		!
👩\u{200d}👩\u{200d}👧		en 0=👩\u{200d}👩\u{200d}👧	ko 0=👩\u{200d}👩\u{200d}👧
👩,\u{200d}👩\u{200d}👧		en 0=👩,\u{200d}👩\u{200d}👧	ko 0=👩,\u{200d}👩\u{200d}👧
#{n,number}		en 0=#0	en 1=#1	en 2=#2	en 3=#3	en 11=#11	en 21=#21	en 1234=#1,234	en 1.5=#1.5	en -1=#-1	ko 0=#0	ko 1=#1	ko 2=#2	ko 3=#3	ko 11=#11	ko 21=#21	ko 1234=#1,234	ko 1.5=#1.5	ko -1=#-1
}'		en 0=}'	ko 0=}'
{n,number,integer}'}'		en 0=0}	en 1=1}	en 2=2}	en 3=3}	en 11=11}	en 21=21}	en 1234=1,234}	en 1.5=2}	en -1=-1}	ko 0=0}	ko 1=1}	ko 2=2}	ko 3=3}	ko 11=11}	ko 21=21}	ko 1234=1,234}	ko 1.5=2}	ko -1=-1}
{n,umb,er,integer}'}'		!
{n, number}{n,plural\n,two\u{200e}{{n,selectordinal ,other{}\n}}\n few\u{200e}{{n, number}}\u{200e}one {}\u{200e}other\n{{g,\nselect,x1\n{'{n,\nplural\n, offset:1 \n=2{}\n=0{}one\u{200e}{}\nother\u{200e}{{n}{ n }}\n}{n, number}} other\u{200e}{{n,number,integer}👩\u{200d}👩\u{200d}👧{n}}}{n,number,integer}}\n}it's 		!
{n, number}{n,plural\n,two\u{200e}{{n,selectordinal ,other{}\n}}\n few\u{200e}{{n, number}}\u{200e}one {}\u{200e}other\n{{g,\nselect,x1\n{'{n,\nplural\n, offset:1 \n=2{}\n=0{}one\u{200e}{}\nother\u{200e}{{n}{ n }}\n}{n, number}} other\u{200e}{{n,number,integer}👩\u{200d}👩\u{200d}👧{n}}}{n,number,integer}}\n}it's		!
{ n }{n, number}{n,number,integer}		en 0=000	en 1=111	en 2=222	en 3=333	en 11=111111	en 21=212121	en 1234=1,2341,2341,234	en 1.5=1.51.52	en -1=-1-1-1	ko 0=000	ko 1=111	ko 2=222	ko 3=333	ko 11=111111	ko 21=212121	ko 1234=1,2341,2341,234	ko 1.5=1.51.52	ko -1=-1-1-1
={ n }{n, number}{n,number,intger}	style	en 0==00intger0	en 1==11intger1	en 2==22intger2	en 3==33intger3	en 11==1111intger11	en 21==2121intger21	en 1234==1,2341,234intger1234	en 1.5==1.51.5intger2	en -1==-1-1-intger1	ko 0==00intger0	ko 1==11intger1	ko 2==22intger2	ko 3==33intger3	ko 11==1111intger11	ko 21==2121intger21	ko 1234==1,2341,234intger1234	ko 1.5==1.51.5intger2	ko -1==-1-1-intger1
{n, numb}e'r}		!
{g,\u{200e}select,other\u{200e}{개}\n}		en 0=개	ko 0=개
{g,\u{200e}select,othe\u{200e}{개}\n}		!
{n,number,intege}	style	en 0=intege0	en 1=intege1	en 2=intege2	en 3=intege3	en 11=intege11	en 21=intege21	en 1234=intege1234	en 1.5=intege2	en -1=-intege1	ko 0=intege0	ko 1=intege1	ko 2=intege2	ko 3=intege3	ko 11=intege11	ko 21=intege21	ko 1234=intege1234	ko 1.5=intege2	ko -1=-intege1
#<b>		en 0=#<b>	ko 0=#<b>
b>		en 0=b>	ko 0=b>
{name}''{n, number}		en 0=하연주'0	en 1=하연주'1	en 2=하연주'2	en 3=하연주'3	en 11=하연주'11	en 21=하연주'21	en 1234=하연주'1,234	en 1.5=하연주'1.5	en -1=하연주'-1	ko 0=하연주'0	ko 1=하연주'1	ko 2=하연주'2	ko 3=하연주'3	ko 11=하연주'11	ko 21=하연주'21	ko 1234=하연주'1,234	ko 1.5=하연주'1.5	ko -1=하연주'-1
{name=}''{n,{ number}		!
{  		!
{n, n umber}		!
|		en 0=|	ko 0=|
| 		en 0=| 	ko 0=| 
{g,select,x1{{name}👩\u{200d}👩\u{200d}👧}\n other{{n}%d} }{n,\nplural,offset: 1\n=2{{ n }{n,selectordinal,\nzero{👩\u{200d}👩\u{200d}👧{g,\nselect,\u{200e}여성{}\nmale\n{{n,number,integer}}\nother{'{n, number}}}}  one\u{200e}{} =1{}\u{200e}\nother{{name }''{'}\n}{n,\u{200e}Plural\n, =2{개%d'{'}\n\n=0{{name}{g,select, other\n{#{n}{n,number,integer}}}}\u{200e}other\u{200e}{it's 👩\u{200d}👩\u{200d}👧}}}\u{200e} =0 {}other\u{200e}{개}}		!
{g,select,x1{{name}👩\u{200d}👩\u{200d}👧}\n other{{n}%d} }{n,\nplural,offset: 1\n=2{{ n }{n,selectordinal,\nzero{👩\u{200d}👩\u{200d}👧{g,\nselet,\u{200e}여성{}\nmale\n{{n,number,integer}}\nother{'{n, number}}}}  one\u{200e}{} =1{}\u{200e}\nother{{name }''{'}\n}{n,\u{200e}Plural\n, =2{개%d'{'}\n\n=0{{name}{g,select, other\n{#{n}{n,number,integer}}}}\u{200e}other\u{200e}{it's 👩\u{200d}👩\u{200d}👧}}}\u{200e} =0 {}other\u{200e}{개}}		!
{n,\u{200e}Plural ,offset:2many {{ n }{n,\u{200e}plural\n,\nmany {'#''{'👩\u{200d}👩\u{200d}👧}\u{200e}=2\u{200e}{{n,\u{200e}selectordinal\u{200e},=1 {a'{'}\u{200e}other\u{200e}{{n}{name }{name}}}a} \u{200e}other{{n,number,integer}{g,\u{200e}select,\u{200e}male{'}\n x1\u{200e}{{ n }'{n,number,integer}}\u{200e}other {'}\u{200e}}}}{n, number}}=2\u{200e}{}\u{200e}other{{g,select,\u{200e}female\n{'}'{n,plural ,\nzero\n{}\n\ntwo {'}''{'👩\u{200d}👩\u{200d}👧}  other\n{{name}}}} \nother\u{200e}{}}}}{n, number}		!
{n,\u{200e}Plural ,offset:2many {{ n }{n,\u{200e}plural\n,\nmany {'#''{'👩\u{200d}👩\u{200d}👧}\u{200e}=2\u{200e}{{n\u{200e}selectordinal\u{200e},=1 {a'{'}\u{200e}other\u{200e}{{n}{name }{name}}}a} \u{200e}other{{n,number,integer}{g,\u{200e}select,\u{200e}male{'}\n x1\u{200e}{{ n }'{n,number,integer}}\u{200e}other {'}\u{200e}}}}{n, number}}=2\u{200e}{}\u{200e}other{{g,select,\u{200e}female\n{'}'{n,plural ,\nzero\n{}\n\ntwo {'}''{'👩\u{200d}👩\u{200d}👧}  other\n{{nae}}}} \nother\u{200e}{}}}}{n, number}		!
{n,number,integer}'{g, select,\u{200e}male\n{'#'}\nother\u{200e}{#|} }		en 0=0{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 1=1{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 2=2{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 3=3{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 11=11{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 21=21{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 1234=1,234{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 1.5=2{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en -1=-1{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 0=0{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 1=1{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 2=2{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 3=3{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 11=11{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 21=21{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 1234=1,234{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 1.5=2{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko -1=-1{g, select,\u{200e}male\n{#}\nother\u{200e}{#|} }
{n,number,integer}'{g , select,\u{200e}male\n{'#'}\nother\u{200e}{#|} }		en 0=0{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 1=1{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 2=2{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 3=3{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 11=11{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 21=21{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 1234=1,234{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en 1.5=2{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	en -1=-1{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 0=0{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 1=1{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 2=2{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 3=3{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 11=11{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 21=21{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 1234=1,234{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko 1.5=2{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }	ko -1=-1{g , select,\u{200e}male\n{#}\nother\u{200e}{#|} }
{n,\u{200e}selectordinal ,other{{n,\nplural,one {}\n many{%dit's }\u{200e} =2\n{{n}} other\n{{ n }} }}\n}{g,select,여성{{n,\u{200e}plural\u{200e},offset:2=0{{n, Plural\n, offset:1  one{{n}} two\n{}\u{200e} other {{name }}}} many\n{👩\u{200d}👩\u{200d}👧{n}}\n=2\u{200e}{}\nother\u{200e}{}}{n,number,integer}{g,\nselect, female{{n,number,integer}it's }\n x1\u{200e}{}\u{200e} other{}}}\u{200e}\u{200e}other {{n,number,integer}} }{name }		en 0=00하연주	en 1=1하연주	en 2=22하연주	en 3=33하연주	en 11=1111하연주	en 21=2121하연주	en 1234=1,2341,234하연주	en 1.5=1.52하연주	en -1=-1하연주	ko 0=00하연주	ko 1=11하연주	ko 2=22하연주	ko 3=33하연주	ko 11=1111하연주	ko 21=2121하연주	ko 1234=1,2341,234하연주	ko 1.5=1.52하연주	ko -1=-1-1하연주
{n,\u{200e}selectordinal ,#other{{n,\nplural,one {}\n many{%dit's }\u{200e} =2\n{{n}} other\n{{ n }} }}\n}{g,select,여성{{n,\u{200e}plural\u{200e},offset:2=0{{n, Plural\n, offset:1  one{{n}} two\n{}\u{200e} other {{name }}}} many\n{👩\u{200d}👩\u{200d}👧{n}}\n=2\u{200e}{}\nother\u{200e}{}}{n,number,integer}{g,\nselect, female{{n,number,integer}it's }\n x1\u{200e}{}\u{200e} other{}}}\u{200e}\u{200e}other {{n,number,integer}} }{name }		!
<b><b>{ n }		en 0=<b><b>0	en 1=<b><b>1	en 2=<b><b>2	en 3=<b><b>3	en 11=<b><b>11	en 21=<b><b>21	en 1234=<b><b>1,234	en 1.5=<b><b>1.5	en -1=<b><b>-1	ko 0=<b><b>0	ko 1=<b><b>1	ko 2=<b><b>2	ko 3=<b><b>3	ko 11=<b><b>11	ko 21=<b><b>21	ko 1234=<b><b>1,234	ko 1.5=<b><b>1.5	ko -1=<b><b>-1
<b>{<b>{ n },		!
{ n }'#'		en 0=0'#'	en 1=1'#'	en 2=2'#'	en 3=3'#'	en 11=11'#'	en 21=21'#'	en 1234=1,234'#'	en 1.5=1.5'#'	en -1=-1'#'	ko 0=0'#'	ko 1=1'#'	ko 2=2'#'	ko 3=3'#'	ko 11=11'#'	ko 21=21'#'	ko 1234=1,234'#'	ko 1.5=1.5'#'	ko -1=-1'#'
#{ n }'#'		en 0=#0'#'	en 1=#1'#'	en 2=#2'#'	en 3=#3'#'	en 11=#11'#'	en 21=#21'#'	en 1234=#1,234'#'	en 1.5=#1.5'#'	en -1=#-1'#'	ko 0=#0'#'	ko 1=#1'#'	ko 2=#2'#'	ko 3=#3'#'	ko 11=#11'#'	ko 21=#21'#'	ko 1234=#1,234'#'	ko 1.5=#1.5'#'	ko -1=#-1'#'
{g, select,\nmale\u{200e}{} other\u{200e}{ }\u{200e}}{g,select,\u{200e}other{{name}개{n,\u{200e}selectordinal,offset:2=1\n{{n,Plural,one{}\n\n=0{}other\u{200e}{{n, number}}\n}}\u{200e}other\u{200e}{{g,\nselect,여성 {{n,number,integer}}\n other{{ n }}}{n,Plural ,offset:2few\u{200e}{}\ntwo {'}'{ n }{name }} =0{}\u{200e}other\n{} }{g, select,male\n{{n}} other{{name}a{name}}\u{200e}}}\n}} }a		en 0= 하연주개0하연주a하연주a	en 1= 하연주개a	en 2= 하연주개2하연주a하연주a	en 3= 하연주개3하연주a하연주a	en 11= 하연주개11하연주a하연주a	en 21= 하연주개21하연주a하연주a	en 1234= 하연주개1,234하연주a하연주a	en 1.5= 하연주개1.5하연주a하연주a	en -1= 하연주개-1하연주a하연주a	ko 0= 하연주개0하연주a하연주a	ko 1= 하연주개1a	ko 2= 하연주개2하연주a하연주a	ko 3= 하연주개3하연주a하연주a	ko 11= 하연주개11하연주a하연주a	ko 21= 하연주개21하연주a하연주a	ko 1234= 하연주개1,234하연주a하연주a	ko 1.5= 하연주개1.5하연주a하연주a	ko -1= 하연주개-1하연주a하연주a
{g, select,\nmale\u{200e}{} other\u{200e}{ }\u{200e}}{g,select,\u{200e}other{{name}개{n,\u{200e}selectordinal,offset:2=1\n{{n,Plural,one{}\n\n=0{}other\u{200e}{{n, number}}\n}}\u{200e}other\u{200e}{{g,\nselect,여성 {{n,number,integer}}}\n other{{ n }}}{n,Plural ,offset:2few\u{200e}{}\ntwo {'}'{ n }{name }} =0{}\u{200e}other\n{} }{g, select,male\n{{n}} other{{name}a{name}}\u{200e}}}\n}} }a		!
it's 		en 0=it's 	ko 0=it's 
i,t's {		!
{'{n}{n}		!
{'{=n{n}		!
'{		en 0={	ko 0={
|a{n, selectordinal,\none{}\nmany\u{200e}{{n,selectordinal ,offset: 1\n\nother\u{200e}{a } }{n,number,integer}{n, number}}\n\n=1 {}\u{200e}\nother {{n, number}{n, plural, other {{n,number,integer}{n,Plural\u{200e},=1\n{} one\u{200e}{{n,number,integer}} many{{n, number}{n}개}  other{{ n }{n}{n}} }}}it's }\u{200e}}		en 0=|a00000it's 	en 1=|a	en 2=|a22222it's 	en 3=|a33333it's 	en 11=|a1111111111it's 	en 21=|a	en 1234=|a1,2341,2341,2341,2341,234it's 	en 1.5=|a1.521.51.51.5it's 	en -1=|a	ko 0=|a00000it's 	ko 1=|a	ko 2=|a22222it's 	ko 3=|a33333it's 	ko 11=|a1111111111it's 	ko 21=|a2121212121it's 	ko 1234=|a1,2341,2341,2341,2341,234it's 	ko 1.5=|a1.521.51.51.5it's 	ko -1=|a-1-1-1-1-1it's 
|a{n, selectordinal,\none{}\nmany\u{200e}{{n,selectordinal ,offset: 1\n\nother\u{200e}{a } }{n,number,integer}{n, number}}\n\n= {}\u{200e}\nother {{n, number}{n, plural, other {{n,number,integer}{n,Plural\u{200e},=1\n{} one\u{200e}{{n,number,integer}} many{{n, number}{n}개}  other{{ n }{n}{n}} }}}it's }\u{200e}}		!
👩\u{200d}👩\u{200d}{👧		!
{n,plural ,offset: 1\n many {a'}'} \nother\u{200e}{{n}}\n}#👩\u{200d}👩\u{200d}👧		en 0=0#👩\u{200d}👩\u{200d}👧	en 1=1#👩\u{200d}👩\u{200d}👧	en 2=2#👩\u{200d}👩\u{200d}👧	en 3=3#👩\u{200d}👩\u{200d}👧	en 11=11#👩\u{200d}👩\u{200d}👧	en 21=21#👩\u{200d}👩\u{200d}👧	en 1234=1,234#👩\u{200d}👩\u{200d}👧	en 1.5=1.5#👩\u{200d}👩\u{200d}👧	en -1=-1#👩\u{200d}👩\u{200d}👧	ko 0=0#👩\u{200d}👩\u{200d}👧	ko 1=1#👩\u{200d}👩\u{200d}👧	ko 2=2#👩\u{200d}👩\u{200d}👧	ko 3=3#👩\u{200d}👩\u{200d}👧	ko 11=11#👩\u{200d}👩\u{200d}👧	ko 21=21#👩\u{200d}👩\u{200d}👧	ko 1234=1,234#👩\u{200d}👩\u{200d}👧	ko 1.5=1.5#👩\u{200d}👩\u{200d}👧	ko -1=-1#👩\u{200d}👩\u{200d}👧
{n,plural ,offset: \n many {a'}'} \nother\u{200e}{{n}}\n}#👩\u{200d}👩\u{200d}}👧		!
| {'		!
|{'		!
'#'		en 0='#'	ko 0='#'
'#'{		en 0='#{	ko 0='#{
 '{'{g,\nselect,\u{200e}여성{{n,Plural\n,offset:2few\u{200e}{{ n }{g,select,\u{200e}x1{{ n } }\nfemale {}\u{200e} other\u{200e}{{n,number,integer}'#'개}\u{200e}}} zero\u{200e}{}other{} }'''#'}\n\nx1{{g,\u{200e}select,other{{name}''{n}}\u{200e}}}\u{200e}other\u{200e}{{n, number}{name}}}		!
 '{'{g,\nselect,\u{200e}여성{{n,Plural\n,offset:2few\u{200e}{{ n }{g,select,\u{200e}x1{{ n } }\nfemale {}\u{200e} o'ther\u{200e}{{n,number,integer}'#'개}\u{200e}}} zero\u{200e}{}other{} }'{''#'}\n\nx1{{g,\u{200e}select,other{{name}''{n}}\u{200e}}}\u{200e}other\u{200e}{{n, number}{name}}}		!
{n}{g,\u{200e}select,\nx1\n{{name}}female\u{200e}{''|{ n }}\u{200e}other{{g,\nselect,\u{200e}other{%d|}}{name }}\n}{n, plural , offset:1 \n=0\u{200e}{{ n }'{'}\u{200e} other\u{200e}{}}		en 0=0'|00{	en 1=1'|1	en 2=2'|2	en 3=3'|3	en 11=11'|11	en 21=21'|21	en 1234=1,234'|1,234	en 1.5=1.5'|1.5	en -1=-1'|-1	ko 0=0'|00{	ko 1=1'|1	ko 2=2'|2	ko 3=3'|3	ko 11=11'|11	ko 21=21'|21	ko 1234=1,234'|1,234	ko 1.5=1.5'|1.5	ko -1=-1'|-1
{n}{g,\u{200e}select,\nx1\n{{name}}female\u{200e}{''|{ n}}\u{200e}other{{g,\nselect,\u{200e}other{%d|}}{name }}\n}{n, plural , offset:1 \n=0\u{200e}{{ n }'{'}\u{200e} other\u{200e}{}}		en 0=0'|00{	en 1=1'|1	en 2=2'|2	en 3=3'|3	en 11=11'|11	en 21=21'|21	en 1234=1,234'|1,234	en 1.5=1.5'|1.5	en -1=-1'|-1	ko 0=0'|00{	ko 1=1'|1	ko 2=2'|2	ko 3=3'|3	ko 11=11'|11	ko 21=21'|21	ko 1234=1,234'|1,234	ko 1.5=1.5'|1.5	ko -1=-1'|-1
"""#
