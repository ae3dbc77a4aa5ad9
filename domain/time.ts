const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds under a minute, minutes under an hour, hours under a day, else days, as the activity list shows it. */
export const relativeTime = (at: Date, now: Date): string => {
  const age = Math.max(0, now.getTime() - at.getTime());
  if (Number.isNaN(age)) return 'some time ago';
  if (age < minute) return ago(Math.floor(age / second), 'second');
  if (age < hour) return ago(Math.floor(age / minute), 'minute');
  if (age < day) return ago(Math.floor(age / hour), 'hour');
  return ago(Math.floor(age / day), 'day');
};

/** A duration, `1:04` or `3:16:34`. */
export const clockLength = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), twoDigits(whole % 60)];
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
};

const twoDigits = (of: number): string => String(of).padStart(2, '0');

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
