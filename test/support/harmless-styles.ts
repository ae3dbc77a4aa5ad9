// Styles that hide nothing, although they might seem to.
import { mailsOf, type Written } from './written-mail.ts';

const styles: readonly Written[] = [
  ['marquee that stands still', '<marquee scrollamount="0">CANARY</marquee>'],
  ['overridden', '<p class="s">CANARY</p>', '.s{display:none}.s{display:block}'],
  ['overridden by id', '<p class="s" id="i">CANARY</p>', '#i{display:block}.s{display:none}'],
  ['print only rule', '<p class="s">CANARY</p>', '@media print{.s{display:none}}'],
  ['narrow only rule', '<p class="s">CANARY</p>', '@media (max-width:200px){.s{display:none}}'],
  ['unsupported', '<p class="s">CANARY</p>', '@supports not (display:grid){.s{display:none}}'],
  ['indent', '<p style="text-indent:2em">CANARY</p>'],
  ['no height, no clip', '<p style="height:0">CANARY</p>'],
  ['whole clip', '<p style="clip-path:inset(0)">CANARY</p>'],
  ['white on dark', '<div style="background:#123"><p style="color:#fff">CANARY</p></div>'],
  [
    'white on dark gradient',
    '<div style="background:linear-gradient(#123,#456)"><p style="color:#fff">CANARY</p></div>',
  ],
  ['variable shows', '<p class="s">CANARY</p>', '.s{--d:block;display:var(--d,none)}'],
  ['placed', '<p style="position:absolute;left:10px;top:200px">CANARY</p>'],
  ['relative shift', '<p style="position:relative;left:10px;top:-2px">CANARY</p>'],
  ['opacity .8', '<p style="opacity:.8">CANARY</p>'],
  ['opacity calc', '<p style="opacity:calc(1 - .2)">CANARY</p>'],
  ['hover hides', '<p class="s">CANARY</p>', '.s:hover{display:none}'],
  ['max-height enough', '<p style="max-height:900px;overflow:hidden">CANARY</p>'],
  ['scaled', '<p style="scale:.9">CANARY</p>'],
  ['open details', '<details open><summary>More</summary>CANARY</details>'],
  ['outline only around', '<p style="outline:2px solid #fff">CANARY</p>'],
  ['line through', '<p style="text-decoration:line-through">CANARY</p>'],
  ['grid', '<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px"><p>Ok</p><p>CANARY</p></div>'],
  ['flex', '<div style="display:flex;gap:8px"><p style="flex:1 1 0;min-width:0">CANARY</p></div>'],
  ['columns', '<div style="column-count:2">CANARY</div>'],
  ['small capitals', '<p style="font:small-caps 12px/1.5 serif">CANARY</p>'],
  ['small print', '<p style="font-size:9px;color:#888">CANARY</p>'],
  ['letter-spacing', '<p style="letter-spacing:.2em">CANARY</p>'],
  ['line-height 1', '<p style="line-height:1">CANARY</p>'],
  ['style of another media', '<style media="print">.s{display:none}</style><p class="s">CANARY</p>'],
  ['not matching attribute', '<p data-k="offer">CANARY</p>', '[data-k="off"]{display:none}'],
  ['not of', '<p class="s t">CANARY</p>', '.s:not(.t){display:none}'],
  [
    'preheader hides others',
    '<div class="pre">x</div><p>CANARY</p>',
    '.pre{display:none;max-height:0;overflow:hidden}',
  ],
  [
    'outlook ghost',
    '<!--[if mso]><p style="display:none">no</p><![endif]--><p style="mso-line-height-rule:exactly;line-height:24px">CANARY</p>',
  ],
  [
    'column widths',
    '<table><colgroup><col style="width:50%"><col></colgroup><tr><td>Ok</td><td>CANARY</td></tr></table>',
  ],
  ['initial', '<p class="s">CANARY</p>', 'p{display:none}.s{display:revert}'],
  ['text-overflow fits', '<p style="white-space:nowrap;overflow:hidden;text-overflow:ellipsis">CANARY</p>'],
  ['z-index 1', '<p style="position:relative;z-index:1">CANARY</p>'],
  ['text stroke thin', '<p style="-webkit-text-stroke:.3px #000">CANARY</p>'],
  ['float', '<p style="float:right">CANARY</p>'],
  ['aspect without clip', '<p style="aspect-ratio:4/1">CANARY</p>'],
  [
    'border-box with room',
    '<div style="box-sizing:border-box;height:9em;padding-top:2em;overflow:hidden">CANARY</div>',
  ],
  [
    'dark scheme offered',
    '<p class="s">CANARY</p>',
    ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){.s{color:#fff}}',
  ],
  ['starting-style of nothing', '<p class="s">CANARY</p>', '@starting-style{.q{opacity:0}}'],
];

/** CANARY is visible in all of them. */
export const harmlessStyles = mailsOf(styles);
