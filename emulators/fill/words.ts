export const givenNames = split(
  'Ada Aisha Alan Amara Andrea Anton Beatriz Ben Bjørn Carla Chen Chloé Clara Daniel Diego Elena Emil Erik Fatima Felix ' +
    'Grace Hana Hugo Ines Isaac Jonas José Julia Kaito Karim Lena Leo Lin Łukasz Mara Marco Mei Milan Nadia Nils Noor ' +
    'Olga Omar Paula Petra Priya Quinn Rafael Rosa Sam Sofia Tariq Tess Uma Victor Wanda Yara Yusuf Zoë Zuri',
);

export const familyNames = split(
  'Abbott Adeyemi Almeida Andersson Baker Bauer Becker Bianchi Brandt Carter Castillo Chen Cohen Costa Dahl Diaz Dubois ' +
    'Evans Fischer Fontaine Fujita García Gruber Haddad Hansen Hoffmann Ivanov Jansen Johansson Kaya Keller Kim Kowalski ' +
    'Laurent Lopez Marsh Mensah Meyer Moreau Müller Nakamura Novak Okafor Olsen Osei Park Patel Petrov Quist Reyes Rossi ' +
    'Sato Schmidt Silva Singh Tanaka Torres Vargas Weber Yilmaz Zhang',
);

export const companies = split(
  'alderpress brightwell cobaltlabs copperfield driftwood eastgate fernhill glasswing halcyon harborline ironbridge ' +
    'juniper kestrelworks lanternhq marlowe northlight oakfield pinecrest quarryside redwillow saltmarsh silverbirch ' +
    'stonegate thornbury umberco vantageco westbrook willowbank yellowtail zephyrus',
);

export const newsletters = split(
  'Morning-Margin The-Long-Table Fieldnotes Weekly-Circuit Harbor-Letter Small-Print Open-Ledger The-Slow-Web Counterpoint ' +
    'City-Gardens Deep-Water Paper-Trail Second-Shift Night-Train The-Kitchen-Scale Signal-Weekly Cloud-Notes Rust-and-Iron',
).map((name) => name.replaceAll('-', ' '));

export const services = split(
  'Parcelwise Stackline Billbox Railpass Cloudyard Deskflow Bookaroom Tallyup Shipnote Cardwell',
);

export const topics = split(
  'agenda audit board-pack booking budget catalogue contract dashboard deadline delivery demo design-review draft ' +
    'estimate figure-sheet forecast handover hiring-plan interview invoice kick-off launch-date lease license-renewal ' +
    'logo menu migration offer office-move onboarding order outage-report partnership payroll photo-album pilot ' +
    'press-release pricing prototype quarterly-report questionnaire rehearsal release-plan rental roadmap rota ' +
    'schedule security-review site-visit slide-deck spec statement survey team-offsite tender timetable training ' +
    'translation travel-plan trial warehouse workshop',
).map((topic) => topic.replaceAll('-', ' '));

export const subjects = [
  '{Topic} for {month}',
  '{Topic}: next steps',
  'Question about the {topic}',
  'Your {topic}',
  'Re-think of the {topic}?',
  '{Topic} and {topic}',
  'Draft of the {topic}',
  'Can we move the {topic}?',
  'Notes from {weekday}',
  'Quick one on the {topic}',
];

export const noticeSubjects = [
  'Your {topic} of {month} is ready',
  'Receipt no. {number}',
  '{Topic} {number} has changed',
  'Reminder: {topic} due on {weekday}',
  'New sign-in to your account',
];

export const newsSubjects = [
  'Issue {number}: the {topic} nobody asked for',
  '{number} things about every {topic}',
  'What {month} did to the {topic}',
  'This {weekday}: {topic}, {topic} and a {topic}',
];

export const sentences = [
  'I have gone through the {topic} and left a few remarks in the margin.',
  'Could you look at the {topic} before {weekday}?',
  'The {topic} is {state}, and the {topic} should follow in {month}.',
  'We agreed on {number} units, which is {number} fewer than last time.',
  'Thanks for the quick answer.',
  'As far as I can see nothing about the {topic} has changed since {month}.',
  'Our people in the office asked for the {topic} again.',
  'If {weekday} does not suit you, any morning in {month} would do.',
  'Please keep {name} in copy when you write about the {topic}.',
  'It would help to have the {topic} in one page, with the numbers on top.',
  '{name} thinks the {topic} is {state}; I am less sure.',
  'I would rather wait for the {topic} than guess.',
  'The total comes to {number} euros, delivery included.',
  'Nothing urgent, but it should not slip past {month} either.',
  'Sorry for the delay: the {topic} kept all of us busy.',
  'The attached version replaces the one from {weekday}.',
  'Shall we talk about the {topic} on {weekday}, after lunch?',
  'For the record, the {topic} was approved in {month} with {number} votes.',
  'Two open points remain: the {topic} and the {topic}.',
  'Let me know whether that works for you.',
  'The naïve reading of the {topic} is that everything is {state}.',
  'I asked {name} to send the {topic} to both of us.',
];

export const states = split('ready late fine unclear finished delayed approved canceled blocked nearly-there').map(
  (state) => state.replaceAll('-', ' '),
);

export const months = split('January February March April May June July August September October November December');

export const weekdays = split('Monday Tuesday Wednesday Thursday Friday');

export const farewells = ['Best', 'Thanks', 'Kind regards', 'Cheers', 'All the best'];

export const syllables = split(
  'bra cho dri fel gam hov jin kle lum mor nax oph pri quo ras sil tev umb vex wol yar zan',
);

function split(list: string): string[] {
  return list.split(' ');
}
