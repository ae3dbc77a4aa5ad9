// Ways to hide words that people invented after the style reader existed, and styles that hide nothing.

const paragraph = 'SEEN, and this is what everybody reads here.';
const page = (sheet: string, box: string): string => `<!doctype html><style>${sheet}</style><p>${paragraph}</p>${box}`;

/** `x` is the style of the words, `w` that of the box around them. */
const styled = ([x, w = '', sheet = '']: readonly string[]): string =>
  page(sheet, `<div class="w" style='${w}'><div class="x" style='${x}'>CANARY</div></div>`);

const inSheet = (sheet: string): string => page(sheet, '<div class="w"><div class="x">CANARY</div></div>');

const styles: readonly (readonly string[])[] = [
  ['color:oklch(1 0 0)'],
  ['color:oklab(1 0 0)'],
  ['color:hwb(0 100% 0%)'],
  ['color:color(srgb 1 1 1)'],
  ['color:lch(100% 0 0)'],
  ['color:canvas'],
  ['color:hsl(from black h s 100%)'],
  ['color:color-mix(in oklab,white,white)'],
  ['opacity:min(0,1)'],
  ['opacity:clamp(0,0,0)'],
  ['opacity:1e-3'],
  ['opacity:calc(1*0)'],
  ['filter:opacity(calc(0))'],
  ['filter:contrast(0) brightness(10)'],
  ['filter:blur(90px)'],
  ['filter:url(#n)'],
  ['mask:linear-gradient(#0000,#0000)'],
  ['mask-size:0 0;mask-image:linear-gradient(red,red);mask-repeat:no-repeat'],
  ['clip-path:polygon(0 0)'],
  ['clip-path:path("M0 0")'],
  ['clip-path:circle(0px at 0 0)'],
  ['clip-path:xywh(0 0 0 0)'],
  ['clip-path:inset(0 100% 0 0)'],
  ['clip-path:rect(0 0 0 0)'],
  ['rotate:y 90deg'],
  ['rotate:x 90deg'],
  ['transform:matrix(0,0,0,0,0,0)'],
  ['transform:scale3d(0,0,1)'],
  ['scale:0 1'],
  ['translate:-9999px'],
  ['offset-path:path("M-999 -999");offset-distance:0'],
  ['transform:perspective(1px) translateZ(99px)'],
  ['zoom:1%'],
  ['font-size:calc(1px*0)'],
  ['font-size:clamp(0px,0px,0px)'],
  ['font:0px a'],
  ['font-size:0.1vw'],
  ['letter-spacing:-2em;text-indent:-99px'],
  ['text-indent:calc(-100vw - 999px)'],
  ['-webkit-text-fill-color:#fff0'],
  ['-webkit-text-stroke:30px white'],
  ['inline-size:0;overflow:clip;white-space:nowrap'],
  ['overflow:hidden;aspect-ratio:1000;width:100px'],
  ['contain:size;overflow:hidden'],
  ['contain:content;height:0'],
  ['content-visibility:hidden'],
  ['overflow:hidden;line-height:0'],
  ['max-height:max(0px,0px);overflow:auto'],
  ['position:absolute;inset:-999px auto auto -9999px'],
  ['margin-block-start:-9999px'],
  ['margin-inline:-9999px'],
  ['position:relative;z-index:-1', 'background:#fff;isolation:isolate'],
  ['all:unset;display:none'],
  ['display:table-column'],
  ['visibility:hidden;'],
  ['float:left;color:#fff', 'background:#000;height:0'],
  ['', 'display:grid;grid-template-columns:0fr;overflow:hidden;', '.x{overflow:hidden;min-width:0}'],
  ['flex:0 0 0px;overflow:hidden;white-space:nowrap;min-width:0', 'display:flex'],
];

const sheets: readonly string[] = [
  '.w:has(>.x){display:none}',
  'p:nth-last-of-type(1)+.w{display:none}',
  ':not(:hover)>.x{display:none}',
  '.w:not(:has(img)) .x{opacity:0}',
  '.x{display:none}.x:is(:hover){display:block}',
  '@media (width>=1px){.x{display:none}}',
  '@media not print{.x{display:none}}',
  '@layer b,a;@layer a{.x{display:block}}@layer b{.x{display:none!important}}',
  '@supports not (foo:bar){.x{display:none}}',
  '@container style(--a:b){.x{color:red}}.w{--c:none}.x{display:var(--z,var(--c))}',
  '@function --h(){result:none}.x{display:--h()}',
  '@font-face{font-family:q;src:local("DejaVu Sans"),local("Arial");size-adjust:0%}.x{font-family:q}',
  '.x{display:none}.x{display:bogus-word}',
  '.x::first-line{color:#fff}',
  '.w::after{content:"";position:absolute;inset:0;background:#fff}.w{position:relative}',
  '@starting-style{.x{opacity:0}}.x{transition:opacity 9999s}',
  '@keyframes k{from{opacity:0}to{opacity:0}}.x{animation:k 9s infinite}',
  '.w>*{display:none}',
  '[class~="x" i]{display:none}',
  '.\\78{display:none}',
  '.x{opacity:var(--o)}:root{--o:0}',
];

/** CANARY is hidden in most of them, and Chromium knows in which. SEEN is visible. */
export const inventedTechniques: Readonly<Record<string, string>> = Object.fromEntries([
  ...styles.map((one) => [one.join(' in '), styled(one)]),
  ...sheets.map((sheet) => [sheet, inSheet(sheet)]),
]);

const letter =
  'CANARY, and so on: the workshop moves to Thursday at ten, the room is the same as before, Maya brings the figures of the quarter, and everybody who cannot come sends a word to the whole group before Wednesday evening.';

/** Whole mails in styles that hide nothing. */
export const visibleStyles: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'color: oklch(0.3 0.1 200)',
    'color: light-dark(#111, #eee)',
    'color: color-mix(in srgb, black 80%, white)',
    'color: canvastext',
    'color: rgb(from black r g b / 0.9)',
    'opacity: calc(1 - 0.1)',
    'opacity: min(1, 0.9)',
    'filter: grayscale(1)',
    'filter: drop-shadow(0 1px 1px #999)',
    'mask: none',
    'mask-image: linear-gradient(black, black)',
    'mix-blend-mode: multiply',
    'clip-path: inset(0)',
    'clip-path: path("M0 0 H900 V500 H0 Z")',
    'contain: content',
    'content-visibility: auto',
    'zoom: 1.1',
    'font-size: max(12px, 1em)',
    'font-size: clamp(12px, 2vw, 20px)',
    'font-size-adjust: 0.5',
    'text-indent: calc(1em + 2px)',
    'letter-spacing: -0.01em',
    'transform: rotate(1deg)',
    'transform: perspective(500px) rotateY(5deg)',
    'rotate: 2deg',
    'translate: 4px',
    'backface-visibility: hidden',
    'display: grid; grid-template-rows: 1fr',
    'max-block-size: 900px; overflow: hidden',
    'inline-size: 80%; overflow: clip',
    'box-sizing: border-box; padding: 20px; min-height: 20px',
    'background: linear-gradient(#fff, #eee)',
    'display: var(--none, block)',
    'animation: none',
    'display: bogus-word',
  ].map((style) => [
    style,
    page(`.x { ${style} }`, `<div class="w"><div class="x">${letter}</div></div>`).replace(paragraph, 'SEEN.'),
  ]),
);
