// CSS colours as numbers, and the contrast of text against its background.

export type Colour = { red: number; green: number; blue: number; alpha: number };

export const white: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
export const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

export const colourOf = (value: string): Colour | null => {
  const text = value.trim().toLowerCase();
  if (text.startsWith('#')) return fromHex(text.slice(1));
  const call = /^(rgba?|hsla?)\(([^()]*)\)/.exec(text);
  if (call) return fromParts(call[1] === 'hsl' || call[1] === 'hsla', (call[2] ?? '').split(/[\s,/]+/).filter(Boolean));
  if (text === 'transparent') return { ...black, alpha: 0 };
  const hex = named.get(text);
  return hex === undefined ? null : fromHex(hex);
};

export const firstColourIn = (value: string): Colour | null => {
  const parts = value.replace(/url\([^)]*\)/gi, ' ').match(/#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)|[a-z]+/gi) ?? [];
  for (const part of parts.slice(0, 20)) {
    const colour = colourOf(part);
    if (colour) return colour;
  }
  return null;
};

/** Every colour that a gradient names. */
export const coloursIn = (value: string): Colour[] =>
  (value.match(/#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)|[a-z]+/gi) ?? []).slice(0, 40).flatMap((part) => {
    const colour = colourOf(part);
    return colour ? [colour] : [];
  });

/** Paints `over` on `under`. The result is opaque if `under` is. */
export const blended = (over: Colour, under: Colour): Colour => ({
  red: over.red * over.alpha + under.red * (1 - over.alpha),
  green: over.green * over.alpha + under.green * (1 - over.alpha),
  blue: over.blue * over.alpha + under.blue * (1 - over.alpha),
  alpha: 1,
});

/** A contrast of at least 1.1, the least that an eye can see. */
export const isLegible = (text: Colour, background: Colour): boolean => {
  const one = luminance(blended(text, background));
  const other = luminance(background);
  const sameLight = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 1.1;
  return !sameLight || distance(blended(text, background), background) > 60;
};

const fromHex = (digits: string): Colour | null => {
  if (!/^[0-9a-f]+$/.test(digits)) return null;
  const full = digits.length < 5 ? digits.replace(/./g, '$&$&') : digits;
  if (full.length !== 6 && full.length !== 8) return null;
  const at = (index: number): number => Number.parseInt(full.slice(index, index + 2), 16);
  return { red: at(0), green: at(2), blue: at(4), alpha: full.length === 8 ? at(6) / 255 : 1 };
};

const fromParts = (isHsl: boolean, parts: readonly string[]): Colour | null => {
  const [first, second, third, fourth] = parts;
  if (first === undefined || second === undefined || third === undefined) return null;
  // `from` starts a calculation.
  if (parts.some((one) => !/^(?:[-+.\d]|none$)/.test(one))) return null;
  const alpha = fourth === undefined ? 1 : part(fourth, 1);
  if (isHsl) return { ...fromHsl(part(first, 360), part(second, 1), part(third, 1)), alpha };
  return { red: part(first, 255), green: part(second, 255), blue: part(third, 255), alpha };
};

/** Beyond its ends a browser takes the end. */
const part = (text: string, whole: number): number => {
  const number = Number.parseFloat(text) || 0;
  return Math.min(whole, Math.max(0, text.endsWith('%') ? (number / 100) * whole : number));
};

const fromHsl = (hue: number, saturation: number, lightness: number): Omit<Colour, 'alpha'> => {
  const channel = (offset: number): number => {
    const turn = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4) };
};

const luminance = ({ red, green, blue }: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (channel: number): number => {
  const share = Math.min(255, Math.max(0, channel)) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);

const named: ReadonlyMap<string, string> = new Map(
  'aliceblue:f0f8ff antiquewhite:faebd7 aqua:0ff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc bisque:ffe4c4 black:000 blanchedalmond:ffebcd blue:00f blueviolet:8a2be2 brown:a52a2a burlywood:deb887 cadetblue:5f9ea0 chartreuse:7fff00 chocolate:d2691e coral:ff7f50 cornflowerblue:6495ed cornsilk:fff8dc crimson:dc143c cyan:0ff darkblue:00008b darkcyan:008b8b darkgoldenrod:b8860b darkgray:a9a9a9 darkgrey:a9a9a9 darkgreen:006400 darkkhaki:bdb76b darkmagenta:8b008b darkolivegreen:556b2f darkorange:ff8c00 darkorchid:9932cc darkred:8b0000 darksalmon:e9967a darkseagreen:8fbc8f darkslateblue:483d8b darkslategray:2f4f4f darkslategrey:2f4f4f darkturquoise:00ced1 darkviolet:9400d3 deeppink:ff1493 deepskyblue:00bfff dimgray:696969 dimgrey:696969 dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0 forestgreen:228b22 fuchsia:f0f gainsboro:dcdcdc ghostwhite:f8f8ff gold:ffd700 goldenrod:daa520 gray:808080 grey:808080 green:008000 greenyellow:adff2f honeydew:f0fff0 hotpink:ff69b4 indianred:cd5c5c indigo:4b0082 ivory:fffff0 khaki:f0e68c lavender:e6e6fa lavenderblush:fff0f5 lawngreen:7cfc00 lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff lightgoldenrodyellow:fafad2 lightgray:d3d3d3 lightgrey:d3d3d3 lightgreen:90ee90 lightpink:ffb6c1 lightsalmon:ffa07a lightseagreen:20b2aa lightskyblue:87cefa lightslategray:778899 lightslategrey:778899 lightsteelblue:b0c4de lightyellow:ffffe0 lime:0f0 limegreen:32cd32 linen:faf0e6 magenta:f0f maroon:800000 mediumaquamarine:66cdaa mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db mediumseagreen:3cb371 mediumslateblue:7b68ee mediumspringgreen:00fa9a mediumturquoise:48d1cc mediumvioletred:c71585 midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5 navajowhite:ffdead navy:000080 oldlace:fdf5e6 olive:808000 olivedrab:6b8e23 orange:ffa500 orangered:ff4500 orchid:da70d6 palegoldenrod:eee8aa palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093 papayawhip:ffefd5 peachpuff:ffdab9 peru:cd853f pink:ffc0cb plum:dda0dd powderblue:b0e0e6 purple:800080 rebeccapurple:663399 red:f00 rosybrown:bc8f8f royalblue:4169e1 saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee sienna:a0522d silver:c0c0c0 skyblue:87ceeb slateblue:6a5acd slategray:708090 slategrey:708090 snow:fffafa springgreen:00ff7f steelblue:4682b4 tan:d2b48c teal:008080 thistle:d8bfd8 tomato:ff6347 turquoise:40e0d0 violet:ee82ee wheat:f5deb3 white:fff whitesmoke:f5f5f5 yellow:ff0 yellowgreen:9acd32 canvas:fff window:fff field:fff buttonface:efefef canvastext:000 windowtext:000 fieldtext:000 buttontext:000 captiontext:000 infotext:000 menutext:000 linktext:00e'
    .split(' ')
    .map((entry): [string, string] => {
      const colon = entry.indexOf(':');
      return [entry.slice(0, colon), entry.slice(colon + 1)];
    }),
);
