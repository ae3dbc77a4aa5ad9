// The declarations that the style reader understands. Any other that can hide text marks that text as unclear.
import { colourOf, firstColourIn } from './colour.ts';
import { lengthOf, numberOf } from './measure.ts';

/** Whether the declaration cannot hide text, or hides it in a way that the reader sees. Values are in lower case, without variables. */
export const isUnderstood = (property: string, value: string): boolean => {
  if (value === '' || isForeign(property) || harmless.has(property) || harmlessKind.test(property)) return true;
  const understood = tests[property];
  return understood !== undefined && (common.test(value) || understood(value));
};

/** Other programs' properties and spellings. Browsers ignore them. */
const isForeign = (property: string): boolean =>
  /^(?:--|mso-|-mso|-ms-|-o-|-khtml-|-apple-|-epub-|ms-|o-|x-|_|\*|tab-interval|text-underline$|[^a-z-])/.test(
    property,
  ) || attributes.has(property);

/** Attributes and misspellings that mail writes as properties. */
const attributes: ReadonlySet<string> = new Set(
  'align valign bgcolor cellpadding cellspacing class colspan rowspan face size alt src href target type style text link id title name wrap nowrap background-colour font-color font-colour colour text-color border-left-type border-type padding-align table-align layout-grid-mode language punctuation-wrap supported-color-schemes behavior layout-flow page mso text-size font-style-name min-font-size webkit-text-size-adjust ms-text-size-adjust yahoo outlook'.split(
    ' ',
  ),
);

const harmlessKind =
  /^(?:border(?!-image)(?:-|$)|font-(?:variant|synthesis|kerning|feature|variation|optical|language|weight|style|stretch|width|smooth|palette|smoothing)|list-style|text-align|text-(?:transform|overflow|rendering|underline|wrap|shadow|justify|decoration-(?:color|style|skip|line)|autospace|spacing|anchor|box|emphasis)|hyphen|column-(?:rule|fill|span)|scroll|overscroll|page-break|break-|ruby-|align-|justify-|place-|user-|caret|accent|tap-highlight|touch|transition|marker|stroke|fill|flood|lighting|stop-|perspective-origin|transform-origin|transform-box|speak|voice|border-(?:horizontal|vertical)-spacing|timeline|view-timeline|shape-|image-|corner|counter|print-color|dominant|alignment|baseline|color-(?:interpolation|rendering|adjust)|vector|animation-(?:delay|duration|timing|iteration|direction|fill|play|range|timeline|composition|trigger))/;

const harmless: ReadonlySet<string> = new Set(
  'app-region appearance buffered-rendering caption-side clear clip-rule color-scheme cursor cx cy d direction empty-cells field-sizing flex-direction flex-flow flex-grow flex-shrink flex-wrap float font-family forced-color-adjust initial-letter interactivity interpolate-size isolation line-break line-height-step locale math-depth math-shift math-style max-lines min-height object-fit object-position object-view-box order orphans outline-color outline-style overflow-anchor overflow-clip-margin overflow-wrap paint-order pointer-events quotes r reading-flow reading-order resize rx ry speak table-layout unicode-bidi unicode-range user-drag user-modify view-transition-name view-transition-class white-space white-space-collapse widows will-change word-break word-wrap writing-mode x y zoom-out perspective-origin scale-out rtl-ordering box-sizing box-shadow box-orient box-align box-direction box-flex box-pack box-ordinal-group box-decoration-break size src word-spacing-out nav-index text-kashida text-kashida-space text-justify-trim ruby-align ime-mode line-snap line-grid columns-out -webkit-user-select -webkit-user-drag -webkit-user-modify -webkit-box-orient -webkit-box-align -webkit-box-direction -webkit-box-flex -webkit-box-flex-group -webkit-box-lines -webkit-box-ordinal-group -webkit-box-pack -webkit-box-shadow -webkit-box-sizing -webkit-box-decoration-break transform-style anchor-name anchor-scope container-name math-style contain-intrinsic-size contain-intrinsic-width contain-intrinsic-height contain-intrinsic-block-size contain-intrinsic-inline-size font-smooth osx-font-smoothing overflow-scrolling text-fill-colour dynamic-range-limit grid-auto-flow column-width-out backface-visibility'.split(
    ' ',
  ),
);

/** Words that every property takes and that never hide by themselves. */
const common = /^(?:initial|inherit|unset|none|auto|normal)$/;

const word = (list: string): ((value: string) => boolean) => {
  const known = new RegExp(`^(?:${list})$`);
  return (value) => known.test(value);
};

const length = (value: string): boolean => lengthOf(value, 16) !== null;
const lengthOr =
  (list: string): ((value: string) => boolean) =>
  (value) =>
    length(value) || word(list)(value);
const intrinsic =
  'min-content|max-content|fit-content|available|-webkit-fill-available|-moz-available|fill-available|stretch|100%|intrinsic|min-intrinsic';
/** A larger value pushes the words out of view. */
const within =
  (pixels: number) =>
  (value: string): boolean =>
    Math.abs(lengthOf(value, 16) ?? 99) <= pixels;
const gaps = (value: string): boolean => value.split(/\s+/).every((gap) => gap === 'normal' || within(60)(gap));
const widest = 2_000;
const number = (value: string): boolean => numberOf(value) !== null;
const colour = (value: string): boolean =>
  colourOf(value) !== null || (!/[(]/.test(value) && !/^(?:-webkit|-internal)/.test(value));
/** A remote picture never shows before the person asks. */
const picture = (value: string): boolean => {
  if (/url\(\s*["']?\s*(?!https?:|cid:|\/\/)[a-z]+:/.test(value)) return false;
  const calls = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name]) => name ?? '');
  return calls.every((name) =>
    /^(?:url|rgba?|hsla?|(?:-webkit-|-moz-)?(?:repeating-)?(?:linear|radial|conic)-gradient|calc)$/.test(name),
  );
};
const noTracks = (value: string): boolean =>
  !/(?:^|[\s(,/\]])[+-]?0*\.?0*(?:[a-z]+|%)?(?:[\s),/[]|$)/.test(value) &&
  [...value.matchAll(/([a-z-]+)\(/g)].every(([, name]) => /^(?:repeat|minmax|min|max|fit-content)$/.test(name ?? ''));

const tests: Readonly<Record<string, (value: string) => boolean>> = {
  display: word(
    '(?:block|inline|flow|flow-root|inline-block|inline-flex|inline-grid|inline-table|flex|grid|table|list-item|contents|run-in)(?: (?:flow|flow-root|table|flex|grid))?|table-(?:row|cell|caption|row-group|header-group|footer-group)|(?:-webkit-|-moz-|-ms-)(?:inline-)?(?:box|flex|flexbox|grid)',
  ),
  visibility: word('visible|hidden|collapse'),
  'content-visibility': word('visible|hidden'),
  opacity: number,
  filter: word('opacity\\(\\s*[\\d.]+%?\\s*\\)|drop-shadow\\(.*\\)|alpha\\(.*\\)|progid:.*'),
  'backdrop-filter': () => true,
  color: colour,
  '-webkit-text-fill-color': colour,
  '-webkit-text-stroke': (value) => (lengthOf(value, 16) ?? 9) <= 0.5,
  '-webkit-text-stroke-width': (value) => (lengthOf(value, 16) ?? 9) <= 0.5,
  '-webkit-text-stroke-color': () => true,
  'background-color': colour,
  background: picture,
  'background-image': picture,
  'background-clip': word('border-box|padding-box|content-box|text'),
  'background-origin': () => true,
  'background-attachment': () => true,
  'background-position': () => true,
  'background-position-x': () => true,
  'background-position-y': () => true,
  'background-repeat': () => true,
  'background-size': () => true,
  'font-size': lengthOr('(?:x{1,3}-)?(?:small|large)|medium|smaller|larger'),
  'text-size-adjust': word('100%'),
  zoom: number,
  'letter-spacing': within(48),
  'word-spacing': within(48),
  'vertical-align': (value) => !/\d/.test(value) || within(48)(value),
  'line-height': (value) => (numberOf(value) ?? (lengthOf(value, 16) ?? 999) / 16) <= 8,
  'tab-size': (value) => (numberOf(value) ?? lengthOf(value, 1) ?? 99) <= 32,
  gap: gaps,
  'grid-gap': gaps,
  'row-gap': gaps,
  'grid-row-gap': gaps,
  'column-gap': gaps,
  'grid-column-gap': gaps,
  'text-indent': length,
  width: (value) => lengthOr(intrinsic)(value) && (lengthOf(value, 16) ?? 0) <= widest,
  'min-width': (value) => (lengthOf(value, 16) ?? 0) <= widest,
  height: lengthOr(intrinsic),
  'max-width': lengthOr(intrinsic),
  'max-height': lengthOr(intrinsic),
  'flex-basis': lengthOr(`content|${intrinsic}`),
  'overflow-x': word('visible|hidden|clip|scroll|auto|overlay'),
  'overflow-y': word('visible|hidden|clip|scroll|auto|overlay'),
  'margin-top': length,
  'margin-right': length,
  'margin-bottom': length,
  'margin-left': length,
  'padding-top': length,
  'padding-right': length,
  'padding-bottom': length,
  'padding-left': length,
  position: word('static|relative|absolute|fixed|sticky|-webkit-sticky'),
  top: length,
  right: length,
  bottom: length,
  left: length,
  'z-index': number,
  clip: word('rect\\([^()]*\\)'),
  'clip-path': word('inset\\(\\s*0(?:px|%)?\\s*\\)'),
  transform: (value) => /^(?:(?:translate|scale)[xy3d]*\([^()]*\)\s*)+$/.test(value),
  translate: (value) => value.split(/\s+/).every(length),
  scale: (value) => value.split(/\s+/).every(number),
  rotate: word('0|0deg'),
  perspective: () => false,
  contain: word('(?:layout|style)(?: (?:layout|style))?'),
  'mix-blend-mode': () => false,
  'background-blend-mode': () => false,
  'line-clamp': () => false,
  '-webkit-line-clamp': () => false,
  '-webkit-text-security': () => false,
  content: (value) => !value.includes('('),
  outline: (value) => !/[1-9]\d*(?:\.\d+)?(?:px|em|pt|rem|%)/.test(value) || (lengthIn(value) ?? 9) <= 4,
  'outline-width': (value) => word('thin|medium|thick')(value) || (lengthOf(value, 16) ?? 99) <= 4,
  'outline-offset': (value) => (lengthOf(value, 16) ?? -99) >= -4,
  'text-decoration': (value) => !/\d/.test(firstWithoutColours(value)) || !value.includes('line-through'),
  'text-decoration-thickness': (value) => word('from-font')(value) || (lengthOf(value, 16) ?? 99) <= 3,
  'border-image': () => true,
  'aspect-ratio': () => true,
  columns: () => true,
  'column-count': () => true,
  'column-width': () => true,
  'grid-template-columns': noTracks,
  'grid-template-rows': noTracks,
  'grid-template-areas': () => true,
  'grid-template': noTracks,
  'grid-auto-columns': noTracks,
  'grid-auto-rows': noTracks,
  grid: noTracks,
  'grid-area': () => true,
  'grid-row': () => true,
  'grid-column': () => true,
  'grid-row-start': () => true,
  'grid-row-end': () => true,
  'grid-column-start': () => true,
  'grid-column-end': () => true,
  animation: () => true,
  'animation-name': () => true,
  'text-combine-upright': () => false,
  'font-size-adjust': () => false,
  mask: () => false,
  'position-visibility': word('always'),
  'position-anchor': () => true,
  'position-area': () => false,
  'container-type': () => true,
  container: () => true,
};

const lengthIn = (value: string): number | null => {
  const written = /(?:^|\s)([\d.]+(?:px|em|pt|rem))/.exec(value)?.[1];
  return written === undefined ? null : lengthOf(written, 16);
};

const firstWithoutColours = (value: string): string =>
  value.replace(/#[0-9a-f]+|rgba?\([^()]*\)/g, firstColourIn(value) ? '' : ' ');
