/** The palettes of `colors.get`. */
type Color = { background: string; foreground: string };

const dark = '#1d1d1d';
const palette = (backgrounds: readonly string[], foreground: string): Record<string, Color> =>
  Object.fromEntries(backgrounds.map((background, index) => [String(index + 1), { background, foreground }]));

export const eventColors = palette(
  [
    '#a4bdfc',
    '#7ae7bf',
    '#dbadff',
    '#ff887c',
    '#fbd75b',
    '#ffb878',
    '#46d6db',
    '#e1e1e1',
    '#5484ed',
    '#51b749',
    '#dc2127',
  ],
  dark,
);

export const calendarColors = palette(
  [
    '#ac725e',
    '#d06b64',
    '#f83a22',
    '#fa573c',
    '#ff7537',
    '#ffad46',
    '#42d692',
    '#16a765',
    '#7bd148',
    '#b3dc6c',
    '#fbe983',
    '#fad165',
    '#92e1c0',
    '#9fe1e7',
    '#9fc6e7',
    '#4986e7',
    '#9a9cff',
    '#b99aff',
    '#c2c2c2',
    '#cabdbf',
    '#cca6ac',
    '#f691b2',
    '#cd74e6',
    '#a47ae2',
  ],
  dark,
);

export const colors = {
  kind: 'calendar#colors',
  updated: '2012-02-14T00:00:00.000Z',
  calendar: calendarColors,
  event: eventColors,
};
