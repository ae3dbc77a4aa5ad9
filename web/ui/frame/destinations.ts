// The header's destinations, shared by links, menu and palette.
import { paths } from '#web/paths.ts';

export const destinations = {
  inbox: { to: paths.emailPlayer, name: 'Inbox' },
  calendar: { to: paths.calendar, name: 'Calendar' },
  promises: { to: paths.promises, name: 'Promises' },
  activity: { to: paths.history, name: 'Activity' },
  ninjas: { to: paths.leaderboard, name: 'Ninjas' },
} as const;

/** `elsewhere`: not a destination of the header. */
export type Destination = keyof typeof destinations | 'elsewhere';

/** The label of an address. */
export const destinationAt = (pathname: string): Destination => {
  if (pathname === destinations.inbox.to) return 'inbox';
  if (pathname === destinations.calendar.to) return 'calendar';
  if (pathname === destinations.promises.to) return 'promises';
  if (pathname === destinations.ninjas.to) return 'ninjas';
  return pathname === destinations.activity.to ? 'activity' : 'elsewhere';
};

/** The destinations from the inbox. */
export const otherDestinations = {
  calendar: destinations.calendar,
  promises: destinations.promises,
  activity: destinations.activity,
  ninjas: destinations.ninjas,
} as const satisfies Omit<typeof destinations, 'inbox'>;

export type OtherDestination = keyof typeof otherDestinations;
