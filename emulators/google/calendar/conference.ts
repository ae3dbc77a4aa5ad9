/** Meet links. A requested link comes at once, or after a while where the switch says so. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Google } from '#emulators/google/google.ts';
import { invalid } from './calendar-errors.ts';
import type { conference } from './event.ts';
import { pendingConferences, writeEvent } from './event-store.ts';

export type Conference = z.infer<typeof conference>;

/** The parts of the sent `conferenceData` that Google keeps: a requested link, or an existing one. */
export const readConference = (google: Google, sent: Conference, before: Conference | null): Conference => {
  const requested = sent.createRequest;
  if (!requested) return sent;
  // Google ignores a request with an id that it has seen.
  if (before?.createRequest?.requestId === requested.requestId) return before;
  const kind = solutionOf(requested);
  if (kind !== 'hangoutsMeet') throw invalid('Invalid conference type value.');
  const delay = google.switches.now().meetPendingMs;
  if (delay === 0) return ready(requested.requestId);
  return {
    createRequest: request(requested.requestId, 'pending'),
    pendingUntil: google.clock.now().getTime() + delay,
  };
};

/** Gives conferences their links when the time has come. */
export const settleConferences = (google: Google): void => {
  for (const { calendar, event } of pendingConferences(google)) {
    const asked = event.conference?.createRequest;
    if (asked) {
      writeEvent(google, calendar, {
        ...event,
        conference: ready(asked.requestId),
        updated: google.clock.now().getTime(),
      });
    }
  }
};

export const conferenceFields = (stored: Conference | null): object => {
  if (stored === null) return {};
  const { pendingUntil: _internal, ...conferenceData } = stored;
  const video = videoOf(stored);
  return { conferenceData, ...(video?.startsWith('https://meet.google.com/') ? { hangoutLink: video } : {}) };
};

const ready = (requestId: string): Conference => {
  const digest = createHash('sha256').update(requestId).digest();
  const letters = [...digest].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  const code = `${letters.slice(0, 3)}-${letters.slice(3, 7)}-${letters.slice(7, 10)}`;
  return {
    createRequest: request(requestId, 'success'),
    entryPoints: [
      { entryPointType: 'video', uri: `https://meet.google.com/${code}`, label: `meet.google.com/${code}` },
    ],
    conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
    conferenceId: code,
  };
};

const request = (requestId: string, statusCode: 'pending' | 'success') => ({
  requestId,
  conferenceSolutionKey: { type: 'hangoutsMeet' },
  status: { statusCode },
});

const solutionOf = (requested: Record<string, unknown>): unknown => {
  const key = requested.conferenceSolutionKey;
  return typeof key === 'object' && key !== null && 'type' in key ? key.type : 'hangoutsMeet';
};

const videoOf = (stored: Conference): string | undefined => {
  if (!Array.isArray(stored.entryPoints)) return undefined;
  const points: unknown[] = stored.entryPoints;
  for (const point of points) {
    if (typeof point !== 'object' || point === null) continue;
    if ('entryPointType' in point && point.entryPointType === 'video' && 'uri' in point) return String(point.uri);
  }
  return undefined;
};
