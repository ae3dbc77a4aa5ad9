/** Watch channels. A notice names the channel, but not what changed. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { readBody } from '#emulators/google/gmail-call.ts';
import type { Google, GoogleContext } from '#emulators/google/google.ts';
import { integer, type Row, text, textOrNull } from '#emulators/rows.ts';
import { timers } from '#emulators/timers.ts';
import { accessTo, calendarCall } from './calendar-call.ts';
import { calendarError, invalid, notFound } from './calendar-errors.ts';
import type { Channels } from './channel-notices.ts';
import type { Resource } from './event-view.ts';

const request = z.looseObject({
  id: z.string().regex(/^[\w\-+/=]{1,64}$/),
  type: z.enum(['web_hook', 'webhook']),
  address: z.string(),
  token: z.nullish(z.string().max(256)),
  expiration: z.nullish(z.union([z.string(), z.number()])),
  params: z.nullish(z.looseObject({ ttl: z.nullish(z.string()) })),
});
const stopping = z.looseObject({ id: z.string(), resourceId: z.string() });

const weekMs = 7 * 86_400_000;

export const watchEvents = async (c: GoogleContext): Promise<Resource> => {
  const { google, email, calendar } = accessTo(c, 'events.watch', 'reader');
  const sent = await readBody(c, request);
  const { address } = sent;
  if (!/^https:\/\/[^/\s]+/.test(address)) {
    throw calendarError({
      code: 400,
      reason: 'push.webhookUrlNotHttps',
      message: `WebHook callback must be HTTPS: ${address}`,
    });
  }
  if (google.store.one('SELECT id FROM calendar_channel WHERE id = ?', sent.id)) {
    throw calendarError({ code: 400, reason: 'channelIdNotUnique', message: `Channel id ${sent.id} not unique` });
  }
  const expiresAt = endOf(google, sent);
  const resourceId = randomBytes(20).toString('base64url');
  google.store.run(
    'INSERT INTO calendar_channel VALUES (?, ?, ?, ?, ?, ?, ?, 0)',
    sent.id,
    resourceId,
    email,
    calendar.id,
    address,
    sent.token ?? null,
    expiresAt,
  );
  google.channels.opened(sent.id);
  return {
    kind: 'api#channel',
    id: sent.id,
    resourceId,
    resourceUri: resourceUri(google, calendar.id),
    ...(sent.token ? { token: sent.token } : {}),
    expiration: String(expiresAt),
  };
};

export const stopChannel = async (c: GoogleContext): Promise<void> => {
  const email = calendarCall(c, 'channels.stop');
  const { id, resourceId } = await readBody(c, stopping);
  const ended = c.var.google.store.run(
    'DELETE FROM calendar_channel WHERE id = ? AND resource_id = ? AND email = ?',
    id,
    resourceId,
    email,
  );
  if (ended === 0) throw notFound();
};

/** Google posts to the channel's address. Here all goes to the `channelsTo` switch, which is on this machine. */
export const watchChannels = (google: () => Google): Channels => {
  const waiting = timers();
  const due = new Set<string>();
  const send = (id: string, state: 'sync' | 'exists'): void => {
    const endpoint = google().switches.now().channelsTo;
    const key = `${id} ${state}`;
    if (endpoint === null || due.has(key)) return;
    due.add(key);
    // Never synchronous: the transaction must end first.
    waiting.after(0, () => {
      due.delete(key);
      void post(google(), id, { endpoint, state });
    });
  };
  return {
    changed(calendar) {
      const { store, clock, switches } = google();
      if (switches.now().channelsTo === null) return;
      const rows = store.all(
        'SELECT id FROM calendar_channel WHERE calendar = ? AND expires_at > ?',
        calendar,
        clock.now().getTime(),
      );
      for (const row of rows) send(text(row, 'id'), 'exists');
    },
    opened: (id) => send(id, 'sync'),
    stop: waiting.close,
    clear() {
      waiting.clear();
      due.clear();
    },
  };
};

type Sending = { endpoint: string; state: 'sync' | 'exists' };

const post = async (google: Google, id: string, { endpoint, state }: Sending): Promise<void> => {
  google.store.run('UPDATE calendar_channel SET sent = sent + 1 WHERE id = ?', id);
  const row = google.store.one('SELECT * FROM calendar_channel WHERE id = ?', id);
  if (!row) return;
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: headersOf(google, row, state),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
  } catch {
    // Google retries for a while. A client must not depend on it, so this one is lost.
  }
};

const headersOf = (google: Google, row: Row, state: string): Record<string, string> => {
  const token = textOrNull(row, 'token');
  return {
    'x-goog-channel-id': text(row, 'id'),
    'x-goog-channel-expiration': new Date(integer(row, 'expires_at')).toUTCString(),
    'x-goog-message-number': String(integer(row, 'sent')),
    'x-goog-resource-id': text(row, 'resource_id'),
    'x-goog-resource-state': state,
    'x-goog-resource-uri': resourceUri(google, text(row, 'calendar')),
    ...(token === null ? {} : { 'x-goog-channel-token': token }),
  };
};

const endOf = ({ clock }: Google, sent: z.infer<typeof request>): number => {
  const now = clock.now().getTime();
  const ttl = sent.params?.ttl ? now + Number(sent.params.ttl) * 1_000 : null;
  const asked = ttl ?? (sent.expiration ? Number(sent.expiration) : now + weekMs);
  if (Number.isNaN(asked) || asked <= now) throw invalid('Invalid value for: expiration');
  return Math.min(asked, now + 4 * weekMs);
};

const resourceUri = (google: Google, calendar: string): string =>
  `${google.url()}/calendar/v3/calendars/${encodeURIComponent(calendar)}/events?alt=json`;
