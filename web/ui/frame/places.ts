// The header's destinations, shared by links, menu and palette.
import { paths } from '#web/paths.ts';

export const places = {
  inbox: { to: paths.emailPlayer, name: 'Inbox' },
  activity: { to: paths.history, name: 'Activity' },
} as const;

/** `elsewhere`: not a destination of the header. */
export type Place = keyof typeof places | 'elsewhere';

/** The place of an address. */
export const placeAt = (pathname: string): Place => {
  if (pathname === places.inbox.to) return 'inbox';
  return pathname === places.activity.to ? 'activity' : 'elsewhere';
};

/** Where one can go from the inbox. */
export const otherPlaces = { activity: places.activity } as const satisfies Omit<typeof places, 'inbox'>;

export type OtherPlace = keyof typeof otherPlaces;
