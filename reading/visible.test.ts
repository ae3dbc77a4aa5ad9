import { expect, test } from 'vitest';
import { htmlToLines } from './html-to-text.ts';

/** A mail body for each technique: CANARY is hidden, SEEN is not. */
const hidingTechniques: Readonly<Record<string, string>> = {
  'display none': '<p>SEEN</p><div style="display:none">CANARY</div>',
  'display none important': '<p>SEEN</p><span style="color:red; display : none !important">CANARY</span>',
  'display none by class': '<style>.x{display:none}</style><p>SEEN</p><p class="y x">CANARY</p>',
  'display none by id': '<style>#x{display:none}</style><p>SEEN</p><p id="x">CANARY</p>',
  'display none by tag': '<style>em{display:none}</style><p>SEEN <em>CANARY</em></p>',
  'display none by list': '<style>h6, .a , .b{display:none}</style><p>SEEN</p><p class="b">CANARY</p>',
  'display none by descendant':
    '<style>.a .b{display:none}</style><p>SEEN</p><div class="a"><i><b class="b">CANARY</b></i></div>',
  'display none by child': '<style>div>b{display:none}</style><p>SEEN</p><div><b>CANARY</b></div>',
  'display none by attribute': '<style>[data-x="1"]{display:none}</style><p>SEEN</p><p data-x="1">CANARY</p>',
  'display none by attribute start':
    '<style>p[class^="pre"]{display:none}</style><p>SEEN</p><p class="preheader">CANARY</p>',
  'display none by position': '<style>p:first-child{display:none}</style><div><p>CANARY</p><p>SEEN</p></div>',
  'display none by not': '<style>p:not(.s){display:none}</style><p class="s">SEEN</p><p>CANARY</p>',
  'display none in a media query': '<style>@media screen{.x{display:none}}</style><p>SEEN</p><p class="x">CANARY</p>',
  'display none in a supports query':
    '<style>@supports (display:grid){.x{display:none}}</style><p>SEEN</p><p class="x">CANARY</p>',
  'display none after a comment':
    '<style>/* } */ .x/**/{/*a*/display/**/:none}</style><p>SEEN</p><p class="x">CANARY</p>',
  'display none with escapes': '<style>.x{d\\69splay:none}</style><p>SEEN</p><p class="x">CANARY</p>',
  'display none in a nested rule':
    '<style>.a{color:red;.b{display:none}}</style><p>SEEN</p><div class="a"><p class="b">CANARY</p></div>',
  'display none by a variable': '<p>SEEN</p><div style="--d:none;display:var(--d)">CANARY</div>',
  'display none by a rule later in the body': '<p class="x">CANARY</p><p>SEEN</p><style>.x{display:none}</style>',
  'display none after malformed rules': '<style>;;}.y{color:}.x{display:none</style><p>SEEN</p><p class="x">CANARY</p>',
  'display none with upper case': '<STYLE>.x{DISPLAY:NONE}</STYLE><P>SEEN</P><P CLASS="x">CANARY</P>',
  'visibility hidden': '<p>SEEN</p><p style="visibility:hidden">CANARY</p>',
  'visibility collapse': '<p>SEEN</p><p style="visibility:hidden"><b style="visibility:collapse">CANARY</b></p>',
  'opacity zero': '<p>SEEN</p><p style="opacity:0">CANARY</p>',
  'opacity nearly zero': '<p>SEEN</p><p style="opacity:.01">CANARY</p>',
  'opacity of an ancestor': '<p>SEEN</p><div style="opacity:0%"><p style="opacity:1">CANARY</p></div>',
  'opacity by a filter': '<p>SEEN</p><p style="filter:opacity(0)">CANARY</p>',
  'font size zero': '<p>SEEN</p><p style="font-size:0">CANARY</p>',
  'font size one pixel': '<p>SEEN</p><p style="font-size:1px;line-height:1px">CANARY</p>',
  'font size in points': '<p>SEEN</p><p style="font-size:0.5pt">CANARY</p>',
  'font size by shorthand': '<p>SEEN</p><p style="font:0/0 a">CANARY</p>',
  'font size by percentage': '<p>SEEN</p><p style="font-size:1%">CANARY</p>',
  'font size of an ancestor in ems': '<p>SEEN</p><div style="font-size:0"><p style="font-size:3em">CANARY</p></div>',
  'height zero': '<p>SEEN</p><div style="height:0;overflow:hidden">CANARY</div>',
  'maximum height zero': '<p>SEEN</p><div style="max-height:0px;overflow:hidden">CANARY</div>',
  'height one pixel': '<p>SEEN</p><div style="height:1px;overflow:hidden;line-height:40px"><br>CANARY</div>',
  'width zero': '<p>SEEN</p><div style="width:0;overflow:hidden;text-indent:9px;white-space:nowrap">CANARY</div>',
  'screen-reader class':
    '<style>.sr{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip:rect(0,0,0,0)}</style><p>SEEN</p><p class="sr">CANARY</p>',
  clip: '<p>SEEN</p><p style="position:absolute;clip:rect(0 0 0 0)">CANARY</p>',
  'clip path': '<p>SEEN</p><p style="clip-path:inset(50%)">CANARY</p>',
  'clip path circle': '<p>SEEN</p><p style="clip-path:circle(0)">CANARY</p>',
  'text indent': '<p>SEEN</p><p style="text-indent:-9999px">CANARY</p>',
  'left of the page': '<p>SEEN</p><p style="position:absolute;left:-9999px">CANARY</p>',
  'above the page': '<p>SEEN</p><p style="position:fixed;top:-200em">CANARY</p>',
  'margin left of the page': '<p>SEEN</p><p style="margin-left:-5000px">CANARY</p>',
  'transform off the page': '<p>SEEN</p><p style="transform:translateX(-9999px)">CANARY</p>',
  'transform to nothing': '<p>SEEN</p><p style="transform:scale(0)">CANARY</p>',
  'white on white': '<p>SEEN</p><p style="color:#fff">CANARY</p>',
  'nearly white on white': '<p>SEEN</p><p style="color:#fdfdfd">CANARY</p>',
  'named white': '<p>SEEN</p><font color="white">CANARY</font>',
  'colour by rgb': '<p>SEEN</p><p style="color:rgb(255, 255, 255)">CANARY</p>',
  'colour by hsl': '<p>SEEN</p><p style="color:hsl(0 0% 100%)">CANARY</p>',
  'transparent text': '<p>SEEN</p><p style="color:transparent">CANARY</p>',
  'transparent by alpha': '<p>SEEN</p><p style="color:rgba(0,0,0,0.01)">CANARY</p>',
  'transparent fill': '<p>SEEN</p><p style="-webkit-text-fill-color:transparent">CANARY</p>',
  'black on black': '<p>SEEN</p><div style="background:#000"><p style="color:black">CANARY</p></div>',
  'cell of its own colour':
    '<p>SEEN</p><table bgcolor="#336699"><tr><td><font color="#336699">CANARY</font></td></tr></table>',
  'colour by class':
    '<style>.bg{background-color:#123456}.fg{color:#123456}</style><p>SEEN</p><div class="bg"><p class="fg">CANARY</p></div>',
  'hidden attribute': '<p>SEEN</p><p hidden>CANARY</p>',
  'closed details': '<p>SEEN</p><details><summary>More</summary><p>CANARY</p></details>',
  'closed dialog': '<p>SEEN</p><dialog>CANARY</dialog>',
  'content visibility': '<p>SEEN</p><div style="content-visibility:hidden">CANARY</div>',
  comment: '<p>SEEN</p><!-- CANARY -->',
  'conditional comment': '<p>SEEN</p><!--[if mso]><p>CANARY</p><![endif]-->',
  script: '<p>SEEN</p><script>CANARY</script>',
  style: '<p>SEEN</p><style>CANARY</style>',
  title: '<html><head><title>CANARY</title></head><body>SEEN</body></html>',
  template: '<p>SEEN</p><template><p>CANARY</p></template>',
  frame: '<p>SEEN</p><iframe>CANARY</iframe>',
  object: '<p>SEEN</p><object data="data:text/plain,a">CANARY</object>',
  attributes: '<p title="CANARY" data-note="CANARY" aria-label="CANARY">SEEN</p>',
  'hidden input': '<p>SEEN</p><input type="hidden" value="CANARY">',
  options: '<p>SEEN</p><datalist><option>CANARY</option></datalist>',
  'tag characters': `<p>SEEN${[...'CANARY'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}</p>`,
  preheader:
    '<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;mso-hide:all">CANARY &zwnj;&nbsp;&zwnj;&nbsp;</div><p>SEEN</p>',
  'preheader marked for machines': '<div aria-hidden="true">CANARY &#847;&zwnj;&nbsp;&#847;</div><p>SEEN</p>',
  'Outlook only': '<span style="mso-hide:all">CANARY</span><p>SEEN</p>',
};

const seen = (html: string): string =>
  htmlToLines(html)
    .map((line) => line.text)
    .filter(Boolean)
    .join(' / ');

test('there are at least 60 ways of hiding', () => {
  expect(Object.keys(hidingTechniques).length).toBeGreaterThanOrEqual(60);
});

test.each(Object.entries(hidingTechniques))('%s hides its words and nothing else', (_, html) => {
  const text = seen(html);
  expect(text).not.toContain('CANARY');
  expect(text).toContain('SEEN');
});

test.each([
  ['a class that only a phone hides', '<style>@media (max-width:480px){.d{display:none}}</style><p class="d">SEEN</p>'],
  ['a rule for print', '<style>@media print{p{display:none}}</style><p>SEEN</p>'],
  ['a rule for dark screens', '<style>@media (prefers-color-scheme: dark){p{color:#fff}}</style><p>SEEN</p>'],
  ['a rule that a later one takes back', '<style>p{display:none}p{display:block}</style><p>SEEN</p>'],
  ['a rule that a stronger one takes back', '<style>.a{display:block}p{display:none}</style><p class="a">SEEN</p>'],
  ['a rule that the style attribute takes back', '<style>p{display:none}</style><p style="display:block">SEEN</p>'],
  ['hover only', '<style>p:hover{display:none}</style><p>SEEN</p>'],
  ['white words on a dark cell', '<table><tr><td bgcolor="#222222" style="color:#fff">SEEN</td></tr></table>'],
  ['white words on a gradient', '<div style="background-image:linear-gradient(90deg,#123,#456);color:#fff">SEEN</div>'],
  ['a size given back inside a zero', '<div style="font-size:0"><span style="font-size:14px">SEEN</span></div>'],
  ['visibility given back', '<div style="visibility:hidden"><b style="visibility:visible">SEEN</b></div>'],
  ['light grey', '<p style="color:#bbb">SEEN</p>'],
  ['a link in white mail', '<a href="https://x.example" style="mso-hide:all">SEEN</a>'],
  ['a cell with a small height', '<table><tr><td style="height:1px;overflow:hidden">SEEN</td></tr></table>'],
  ['without scripts', '<noscript>SEEN</noscript>'],
  ['open details', '<details open><p>SEEN</p></details>'],
  ['a broken style', '<p style="display:;;none:display;color">SEEN</p>'],
])('%s shows', (_, html) => {
  expect(seen(html)).toContain('SEEN');
});

test('filler of invisible characters leaves nothing behind', () => {
  expect(seen(`<p>Hello${'&zwnj;&nbsp;&#847;&shy;&#8203;'.repeat(200)}</p>`)).toBe('Hello');
});

test('styles made to exhaust the reader hide what follows instead of showing what they hide', () => {
  const rules = Array.from({ length: 4000 }, (_, index) => `.a .b${index} .x`).join(',');
  const html = `<style>${rules}{color:red}.x{display:none}</style>${'<p class="x">CANARY</p>'.repeat(2000)}`;
  expect(seen(html)).not.toContain('CANARY');
});
