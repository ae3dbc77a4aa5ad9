// Ways of hiding words that a second break-in invented. All but a few are hidden, and Chromium knows in which.
const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const mail = (html: string, sheet = ''): string =>
  `<!doctype html><style>${sheet}</style><p>SEEN, and this is what everybody reads here.</p>${html}<p>And this is SEEN, too.</p>`;
const quirky = (html: string, sheet: string): string => mail(html, sheet).replace('<!doctype html>', '');
const nested = (count: number, open: string, close: string): string =>
  mail(`${open.repeat(count)}CANARY${close.repeat(count)}`);

const techniques: readonly (readonly [name: string, html: string])[] = [
  ['shadow root without a slot', mail('<div><template shadowrootmode="open"><p>So long.</p></template>CANARY</div>')],
  ['marquee that never comes', mail('<marquee scrolldelay="99999999">CANARY</marquee>')],
  ['mathcolor', mail('<math><mtext mathcolor="white">CANARY</mtext></math>')],
  ['mathsize', mail('<math><mtext mathsize="0%">CANARY</mtext></math>')],
  [
    'second of exclusive details',
    mail(
      '<details name="a" open><summary>x</summary>So long.</details><details name="a" open><summary>y</summary>CANARY</details>',
    ),
  ],
  ['title in the body', mail('<div><title>CANARY</title></div>')],
  ['noembed', mail('<noembed>CANARY</noembed>')],
  ['audio', mail('<audio>CANARY</audio>')],
  ['canvas', mail('<canvas width=1 height=1>CANARY</canvas>')],
  ['progress', mail('<progress>CANARY</progress>')],
  ['script of text', mail('<script type="text/plain">CANARY</script>')],
  ['linked data sheet', mail('<link rel="stylesheet" href="data:text/css,.s{display:none}"><p class="s">CANARY</p>')],
  ['imported data sheet', mail('<p class="s">CANARY</p>', '@import url("data:text/css,.s{display:none}");')],
  [
    'sheet of another type undoes',
    mail('<style type="text/plain">.s{display:block!important}</style><p class="s">CANARY</p>', '.s{display:none}'),
  ],
  [
    'alternate sheet undoes',
    `<!doctype html><style title="a">.s{display:none}</style><style title="b">.s{display:block!important}</style><p>SEEN, and this is what everybody reads here.</p><p class="s">CANARY</p>`,
  ],
  [
    'namespace keeps the undoing away',
    mail(
      '<style>@namespace url(http://www.w3.org/2000/svg);.s{display:block!important}</style><p class="s">CANARY</p>',
      '.s{display:none}',
    ),
  ],
  [
    'wide screen undoes',
    mail('<p class="s">CANARY</p>', '.s{display:none}@media (width>5000px){.s{display:block!important}}'),
  ],
  ['html comment in the sheet', mail('<p class="s">CANARY</p>', '<!-- .s{display:none} -->')],
  [
    'class of the other case does not undo',
    mail('<p class="s">CANARY</p>', '.s{display:none}.S{display:block!important}'),
  ],
  ['quirks: class of the other case', quirky('<p class="s">CANARY</p>', '.S{display:none}')],
  ['is() takes the id', mail('<p class="s">CANARY</p>', 'p:is(.s,#nope){display:none}.s.s.s{display:block}')],
  [
    'nearer scope wins',
    mail(
      '<div class="far"><div class="near"><p class="s">CANARY</p></div></div>',
      '@scope(.near){.s{display:none}}@scope(.far){.s{display:block}}',
    ),
  ],
  [
    'scope with a limit does not undo',
    mail(
      '<div class="far"><div class="near"><p class="s">CANARY</p></div></div>',
      '.s{display:none}@scope(.far) to (.near){.s{display:block!important}}',
    ),
  ],
  ['read-only', mail('<p class="s">CANARY</p>', '.s:read-only{display:none}')],
  ['defined', mail('<p class="s">CANARY</p>', '.s:defined{display:none}')],
  ['align in capitals', mail('<p align="left">CANARY</p>', '[align=LEFT]{display:none}')],
  ['lang with a wildcard', mail('<p lang="de-AT">CANARY</p>', ':lang("*-AT"){display:none}')],
  ['fine pointer', mail('<p class="s">CANARY</p>', '@media (any-hover:hover) or (any-hover:none){.s{display:none}}')],
  ['grid screen', mail('<p class="s">CANARY</p>', '@media (grid:0){.s{display:none}}')],
  ['aspect ratio', mail('<p class="s">CANARY</p>', '@media (aspect-ratio>1/99){.s{display:none}}')],
  [
    'webkit pixel ratio',
    mail('<p class="s">CANARY</p>', '@media (-webkit-min-device-pixel-ratio:0){.s{display:none}}'),
  ],
  ['forced colours none', mail('<p class="s">CANARY</p>', '@media (forced-colors:none){.s{display:none}}')],
  ['supports a font technology', mail('<p class="s">CANARY</p>', '@supports font-tech(variations){.s{display:none}}')],
  ['negative opacity', mail('<p style="opacity:-5">CANARY</p>')],
  ['height below zero', mail('<p style="height:calc(1px - 9px);overflow:hidden">CANARY</p>')],
  ['height by mod', mail('<p style="height:mod(18px,18px);overflow:hidden">CANARY</p>')],
  ['font size below zero', mail('<p style="font-size:calc(1px - 9px)">CANARY</p>')],
  ['clamped channels', mail('<p style="color:rgb(300 999 260)">CANARY</p>')],
  ['none alpha', mail('<p style="color:rgb(0 0 0 / none)">CANARY</p>')],
  ['xyz', mail('<p style="color:color(xyz-d50 .9643 1 .8251)">CANARY</p>')],
  ['old system colour', mail('<p style="color:Window">CANARY</p>')],
  ['AccentColorText', mail('<p style="color:ButtonHighlight">CANARY</p>')],
  ['nested small', nested(40, '<small>', '</small>')],
  ['nested half opacity', nested(14, '<div style="opacity:.5">', '</div>')],
  ['nested half scale', nested(10, '<div style="transform:scale(.5)">', '</div>')],
  ['nested half em', nested(10, '<span style="font-size:.5em">', '</span>')],
  ['nested half zoom', nested(10, '<div style="zoom:.5">', '</div>')],
  ['mask of no element', mail('<p style="mask:url(#none)">CANARY</p>')],
  ['mask pushed away', mail('<p style="mask:linear-gradient(#000,#000) 9999px 0 no-repeat">CANARY</p>')],
  [
    'mask excluded',
    mail('<p style="mask:linear-gradient(#000,#000),linear-gradient(#000,#000);mask-composite:exclude">CANARY</p>'),
  ],
  ['clipped by a flat parent', mail('<div style="height:0;clip-path:inset(0)">CANARY</div>')],
  ['masked by a flat parent', mail('<div style="height:0;mask:linear-gradient(#000,#000)">CANARY</div>')],
  ['contained paint of a flat parent', mail('<div style="height:0;contain:paint">CANARY</div>')],
  ['flat parent, content-visibility auto', mail('<div style="height:0;content-visibility:auto">CANARY</div>')],
  ['pushed out by breaks', mail('<div style="height:1.2em;overflow:hidden"><br><br>CANARY</div>')],
  [
    'pushed out by generated content',
    mail(
      '<div class="s">CANARY</div>',
      '.s{height:1.2em;overflow:hidden}.s::before{content:"";display:block;height:9em}',
    ),
  ],
  ['pushed out by a rule', mail('<div style="height:1.2em;overflow:hidden"><hr size="90">CANARY</div>')],
  ['pushed out by preserved lines', mail('<pre style="height:1.2em;overflow:hidden">\n\n\n\nCANARY</pre>')],
  [
    'covered by a picture',
    mail(
      `<p style="margin:0">CANARY</p><img src="${gif}" style="position:relative;display:block;margin-top:-3em;width:600px;height:3em">`,
    ),
  ],
  [
    'covered by a dialog',
    mail(
      '<div style="position:relative"><p>CANARY</p><dialog open style="inset:-20px 0;width:auto;height:auto;max-width:none;max-height:none;border:0;background:#fff"></dialog></div>',
    ),
  ],
  [
    'covered by a form field',
    mail(
      '<div style="position:relative"><p>CANARY</p><textarea style="position:absolute;inset:-9px 0;width:100%;height:150%;border:0;resize:none"></textarea></div>',
    ),
  ],
  [
    'covered by a border',
    mail(
      '<p style="margin:0">CANARY</p><i style="position:relative;display:block;margin-top:-3em;border-top:3em solid #fff"></i>',
    ),
  ],
  [
    'covered by a drop shadow',
    mail(
      '<p style="margin:0;line-height:20px">CANARY</p><i style="display:block;height:20px;background:#fff;filter:drop-shadomail(0 -20px #fff)"></i>',
    ),
  ],
  [
    'covered by a screen',
    mail(
      '<div style="position:relative"><p>CANARY</p><div style="position:absolute;inset:-9px;background:#fff;mix-blend-mode:screen"></div></div>',
    ),
  ],
  [
    'covered by a frame',
    mail(
      '<div style="position:relative"><p>CANARY</p><iframe style="position:absolute;inset:-9px;width:110%;height:200%;border:0;background:#fff"></iframe></div>',
    ),
  ],
  ['absolute a line above', mail('<p style="position:absolute;top:-40px;margin:0">CANARY</p>')],
  [
    'column rule',
    mail('<div style="columns:2;column-gap:0;column-rule:900px solid #fff;width:300px">CANARY<br>x</div>'),
  ],
  ['text-shadow only of nothing', mail('<p style="color:#0000;text-shadow:0 0 #fff">CANARY</p>')],
  [
    'table fixed',
    mail(
      '<table style="table-layout:fixed;width:0;border-spacing:0"><td style="overflow:hidden;padding:0;white-space:nowrap;width:0">CANARY</table>',
    ),
  ],
  [
    'cell of max width',
    mail('<table><tr><td style="max-width:0;overflow:hidden;padding:0;white-space:nowrap">CANARY</td></tr></table>'),
  ],
  ['collapse outside a table', mail('<p style="visibility:collapse">CANARY</p>')],
  [
    'svg opacity attribute around html',
    mail(
      '<svg width="300" height="30"><g opacity="0"><foreignObject width="300" height="30"><p>CANARY</p></foreignObject></g></svg>',
    ),
  ],
  [
    'text-overflow of nothing',
    mail('<p style="width:1px;overflow:hidden;text-overflow:clip;white-space:nowrap;text-indent:2px">CANARY</p>'),
  ],
  ['body overflow and left', mail('<p style="position:relative;left:100vw">CANARY</p>', 'body{overflow-x:hidden}')],
  ['rtl indent', mail('<p style="direction:rtl;text-indent:-200vw;overflow:hidden;white-space:nowrap">CANARY</p>')],
  ['style with a block first', mail('<p style="x:{a};display:none">CANARY</p>')],
  ['style with bracket first', mail('<p style="x:[;display:block;];display:none">CANARY</p>')],
  ['fixed a few lines above', mail('<p style="position:fixed;inset:auto;top:calc(-1 * 10lh)">CANARY</p>')],
  ['if media', mail('<p class="s">CANARY</p>', '.s{display:if(media(width>1px):none;else:block)}')],
  [
    'inherit by explicit',
    mail('<div style="visibility:hidden;color:red"><p style="visibility:inherit">CANARY</p></div>'),
  ],
  ['display from attr', mail('<p data-d="none" style="display:attr(data-d type(*))">CANARY</p>')],
  ['hypot', mail('<p style="opacity:hypot(0)">CANARY</p>')],
  [
    'var cycle falls to inherited',
    mail('<div style="color:#fff"><p style="--a:var(--b);--b:var(--a);color:var(--a)">CANARY</p></div>'),
  ],
  [
    'invalid at computed time',
    mail('<div style="visibility:hidden"><p style="visibility:visible;visibility:var(--nope)">CANARY</p></div>'),
  ],
  [
    'border-radius clip',
    mail(
      '<div style="width:10px;height:10px;overflow:clip;border-radius:5px;padding-left:10px;box-sizing:border-box;white-space:nowrap">CANARY</div>',
    ),
  ],
];

export const secondTechniques: Readonly<Record<string, string>> = Object.fromEntries(techniques);
