/** An event as the store keeps it, the same for everyone. `event-view.ts` turns it into Google's resource. */
import * as z from 'zod';
import { moment } from './moment.ts';

const person = z.object({ email: z.string(), displayName: z.optional(z.string()) });
export type EventPerson = z.infer<typeof person>;

export const answers = z.enum(['needsAction', 'declined', 'tentative', 'accepted']);

export const guest = z.object({
  email: z.string(),
  displayName: z.optional(z.string()),
  optional: z.optional(z.boolean()),
  resource: z.optional(z.boolean()),
  responseStatus: answers,
  comment: z.optional(z.string()),
  additionalGuests: z.optional(z.number()),
});
export type Guest = z.infer<typeof guest>;

const properties = z.record(z.string(), z.string());
const place = z.looseObject({});

/** Fields that Google only passes on. Guests get the shared ones, and each copy has its own values of the others. */
export const sharedFields = z.object({
  summary: z.optional(z.string()),
  description: z.optional(z.string()),
  location: z.optional(z.string()),
  attachments: z.optional(z.array(z.looseObject({ fileUrl: z.string() })).max(25)),
  guestsCanInviteOthers: z.optional(z.boolean()),
  guestsCanModify: z.optional(z.boolean()),
  guestsCanSeeOtherGuests: z.optional(z.boolean()),
  anyoneCanAddSelf: z.optional(z.boolean()),
  source: z.optional(z.looseObject({ url: z.optional(z.string()), title: z.optional(z.string()) })),
});
export const ownFields = z.object({
  colorId: z.optional(z.string().regex(/^([1-9]|1[01])$/)),
  transparency: z.optional(z.enum(['opaque', 'transparent'])),
  visibility: z.optional(z.enum(['default', 'public', 'private', 'confidential'])),
  reminders: z.optional(
    z.looseObject({
      useDefault: z.optional(z.boolean()),
      overrides: z.optional(
        z.array(z.object({ method: z.enum(['email', 'popup']), minutes: z.int().min(0).max(40_320) })).max(5),
      ),
    }),
  ),
  eventType: z.optional(z.enum(['default', 'outOfOffice', 'focusTime', 'workingLocation', 'birthday', 'fromGmail'])),
  focusTimeProperties: z.optional(place),
  outOfOfficeProperties: z.optional(place),
  workingLocationProperties: z.optional(place),
  birthdayProperties: z.optional(place),
});

/** The stored `conferenceData`. A requested conference is pending until its time. */
export const conference = z.looseObject({ createRequest: z.optional(z.looseObject({ requestId: z.string() })) });

export const storedEvent = z.object({
  id: z.string(),
  uid: z.string(),
  status: z.enum(['confirmed', 'tentative', 'cancelled']),
  created: z.number(),
  updated: z.number(),
  sequence: z.number(),
  creator: person,
  organizer: person,
  start: moment,
  end: moment,
  recurrence: z.nullable(z.array(z.string())),
  /** The series of an instance, and the time at which the instance was in it. */
  master: z.nullable(z.string()),
  original: z.nullable(moment),
  guests: z.array(guest),
  shared: sharedFields,
  own: ownFields,
  properties: z.object({ shared: properties, private: properties }),
  conference: z.nullable(conference),
  /** A private import, which nobody else has. */
  imported: z.boolean(),
});
export type StoredEvent = z.infer<typeof storedEvent>;

export const guestWith = (event: StoredEvent, email: string): Guest | undefined =>
  event.guests.find((each) => each.email === email);

type Beginning = {
  id: string;
  uid: string;
  now: number;
  creator: EventPerson;
  organizer: EventPerson;
};

/** An event without any fields yet. */
export const newEvent = ({ now, ...given }: Beginning): StoredEvent => ({
  ...given,
  status: 'confirmed',
  created: now,
  updated: now,
  sequence: 0,
  start: { date: '1970-01-01' },
  end: { date: '1970-01-02' },
  recurrence: null,
  master: null,
  original: null,
  guests: [],
  shared: {},
  own: {},
  properties: { shared: {}, private: {} },
  conference: null,
  imported: false,
});
