// Where the header leads: one table for its links, its menu and the palette.
import { paths } from '#web/paths.ts';

export const places = {
  inbox: { to: paths.emailPlayer, name: 'Inbox' },
  activity: { to: paths.history, name: 'Activity' },
} as const;

/** `elsewhere`: none that the header leads to. */
export type Place = keyof typeof places | 'elsewhere';

/** Where one can go from the inbox. */
export const otherPlaces = { activity: places.activity } as const satisfies Omit<typeof places, 'inbox'>;

export type OtherPlace = keyof typeof otherPlaces;
