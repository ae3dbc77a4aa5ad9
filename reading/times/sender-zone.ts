// The zone of a mail's writer, from the offset in its `Date` header.
import { offsetAt } from '#domain/zone-offset.ts';

/** Minutes ahead of UTC, as the header writes them. Null without one, or for +0000, which many mail programs write wherever they are. */
export const offsetSent = (header: string): number | null => {
  const [, sign = '', hours = '', minutes = ''] = /([+-])(\d\d)(\d\d)\s*(?:\(.*\))?\s*$/.exec(header) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return sign === '' || offset === 0 || Math.abs(offset) > mostAhead ? null : offset;
};

const mostAhead = 14 * 60;

/** The reader's own zone where the clocks agree, else a zone with that offset on that day. */
export const zoneOfOffset = (offset: number | undefined, at: Date, own: string): string => {
  if (offset === undefined) return own;
  return [own, ...zones].find((zone) => offsetAt(at.getTime(), zone) === offset * 60_000) ?? own;
};

/** A large city for every offset, so the clocks change as they do there. */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Sao_Paulo',
  'America/Halifax',
  'America/St_Johns',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Europe/London',
  'Europe/Helsinki',
  'Africa/Johannesburg',
  'Europe/Istanbul',
  'Asia/Tehran',
  'Asia/Dubai',
  'Asia/Kabul',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Yangon',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Australia/Brisbane',
  'Pacific/Auckland',
];
