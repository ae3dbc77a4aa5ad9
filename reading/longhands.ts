// Breaks shorthands into the properties that the reader looks at, under their physical and unprefixed names.
import { splitOutside } from './css-scan.ts';

/** The declarations that one stands for. The list may be longer than a browser's. */
export const longhandsOf = (property: string, value: string): [property: string, value: string][] => {
  const name = nameOf(property);
  const split = shorthands[name];
  return split ? split(name, value) : [[name, value]];
};

const nameOf = (property: string): string => {
  const plain = property.replace(/^-(?:webkit|moz)-(?!text-fill|text-stroke|text-security|line-clamp|box|user)/, '');
  return logical[plain] ?? plain;
};

const logical: Readonly<Record<string, string>> = {
  'inline-size': 'width',
  'block-size': 'height',
  'max-inline-size': 'max-width',
  'max-block-size': 'max-height',
  'min-inline-size': 'min-width',
  'min-block-size': 'min-height',
  'overflow-inline': 'overflow-x',
  'overflow-block': 'overflow-y',
  'inset-inline-start': 'left',
  'inset-inline-end': 'right',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
  'margin-inline-start': 'margin-left',
  'margin-inline-end': 'margin-right',
  'margin-block-start': 'margin-top',
  'margin-block-end': 'margin-bottom',
  'margin-start': 'margin-left',
  'padding-inline-start': 'padding-left',
  'padding-inline-end': 'padding-right',
  'padding-block-start': 'padding-top',
  'padding-block-end': 'padding-bottom',
  'padding-start': 'padding-left',
  'margin-before': 'margin-top',
  'padding-before': 'padding-top',
  'logical-width': 'width',
  'logical-height': 'height',
  'max-logical-height': 'max-height',
  'max-logical-width': 'max-width',
};

type Split = (name: string, value: string) => [string, string][];

const words = (value: string): string[] => splitOutside(value.trim().replace(/\s+/g, ' '), ' ').filter(Boolean);

const fourSides =
  (names: readonly string[]): Split =>
  (_, value) => {
    const [top = '', right = top, bottom = top, left = right] = words(value);
    return names.map((name, at) => [name, [top, right, bottom, left][at] ?? '']);
  };

const twoSides =
  (one: string, other: string): Split =>
  (_, value) => {
    const [start = '', end = start] = words(value);
    return [
      [one, start],
      [other, end],
    ];
  };

const sidesOf = (of: string): string[] => ['top', 'right', 'bottom', 'left'].map((side) => `${of}-${side}`);

const background: Split = (_, value) => [
  ['background', value],
  ['background-color', ''],
  ['background-image', ''],
  ['background-clip', ''],
  ['background-size', ''],
  ['background-position', ''],
  ['background-repeat', ''],
];

/** The size of a `font` shorthand. Keeps an unknown shorthand as it is, so its size stays unknown too. */
const font: Split = (_, value) => {
  const size =
    /(?:^|\s)(\d*\.?\d+(?:px|pt|em|rem|%|ex|pc|in|cm|mm)?)(?:\s*\/|\s+[a-z"'-])/.exec(value)?.[1] ??
    /(?:^|\s)((?:xx?-|xxx-)?(?:small|large)|medium|smaller|larger)\b/.exec(value)?.[1];
  const isWord = /^(?:inherit|initial|unset|revert|caption|icon|menu|message-box|small-caption|status-bar)$/.test(
    value,
  );
  return [
    ['font-size', size ?? (isWord ? 'inherit' : value.includes('(') ? value : '')],
    ['line-height', ''],
    ['font-family', value],
    ['font-size-adjust', ''],
  ];
};

const flex: Split = (_, value) => {
  const parts = words(value);
  const basis = parts.length === 3 ? parts[2] : parts.find((part) => /[a-z%]$/.test(part));
  return [['flex-basis', basis ?? (parts[0] === 'none' ? 'auto' : '')]];
};

const shorthands: Readonly<Record<string, Split>> = {
  margin: fourSides(sidesOf('margin')),
  padding: fourSides(sidesOf('padding')),
  inset: fourSides(['top', 'right', 'bottom', 'left']),
  'margin-inline': twoSides('margin-left', 'margin-right'),
  'margin-block': twoSides('margin-top', 'margin-bottom'),
  'padding-inline': twoSides('padding-left', 'padding-right'),
  'padding-block': twoSides('padding-top', 'padding-bottom'),
  'inset-inline': twoSides('left', 'right'),
  'inset-block': twoSides('top', 'bottom'),
  overflow: twoSides('overflow-x', 'overflow-y'),
  background,
  font,
  flex,
};
