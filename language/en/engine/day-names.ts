// Names of weekdays and months. A list shows many, and the platform takes a quarter of a millisecond for each.

export const weekdayName = (at: Date): string => nameOfWeekday(at.getDay());

/** 0 is Sunday. */
export const nameOfWeekday = (weekday: number): string => weekdays[weekday] ?? '';

export const shortWeekday = (at: Date): string => weekdayName(at).slice(0, 3);

/** 0 is January. */
export const monthName = (month: number): string => months[month] ?? '';

export const shortMonth = (at: Date): string => monthName(at.getMonth()).slice(0, 3);

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = 'January February March April May June July August September October November December'.split(' ');
