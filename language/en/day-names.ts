// Weekdays and months by name. Written out, as asking the platform for one takes a quarter of a millisecond, and a list shows many.

/** Of where the person is, as the date itself is read. */
export const weekdayName = (at: Date): string => weekdays[at.getDay()] ?? '';

export const shortWeekday = (at: Date): string => weekdayName(at).slice(0, 3);

export const shortMonth = (at: Date): string => months[at.getMonth()] ?? '';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
