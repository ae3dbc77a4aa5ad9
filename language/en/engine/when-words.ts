// Names of days, months and ordinals in times.

const named = (names: string, first: number): ReadonlyMap<string, number> =>
  new Map(names.split(' ').flatMap((forms, at) => forms.split('/').map((form) => [form, at + first] as const)));

/** 0 is Sunday; the plain form of 'Monday’s' is 'mondays'. */
export const weekdays = named(
  'sunday/sundays/sun monday/mondays/mon tuesday/tuesdays/tue/tues wednesday/wednesdays/wed thursday/thursdays/thu/thur/thurs friday/fridays/fri saturday/saturdays/sat',
  0,
);

export const months = named(
  'january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec',
  1,
);

export const ordinals: ReadonlyMap<string, number> = new Map([
  ['thirtieth', 30],
  ...named(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
    1,
  ),
]);

/** Words that make the next number an hour. */
export const leadsToHour: ReadonlySet<string> = new Set(
  'at by until till around about to for after before from past say or it then maybe today tomorrow tonight'.split(' '),
);
