/** The recurring people of the demo company: role, zone, mail client and signature. */
export type Client = 'gmail' | 'outlook' | 'apple' | 'plain' | 'machine';

export type Person = {
  name: string;
  email: string;
  zone: string;
  client: Client;
  /** The text that the client adds under every mail. For machines the footer. */
  signature: string;
  /** The language of the client's own texts. */
  language?: 'de' | 'fr' | 'es' | 'pt';
};

const berlin = 'Europe/Berlin';
const lisbon = 'Europe/Lisbon';
const london = 'Europe/London';

/** An automatic sender: a newsletter, a shop, a monitor. */
export const machine = (name: string, email: string, signature = ''): Person => ({
  name,
  email,
  zone: 'UTC',
  client: 'machine',
  signature,
});

/** Somebody who writes only once or twice. */
export const stranger = (
  name: string,
  email: string,
  zone: string,
  signature = '',
  client: Client = 'gmail',
): Person => ({ name, email, zone, client, signature });

export const alex: Person = {
  name: 'Alex Moreau',
  email: 'alex@northwind.example',
  zone: berlin,
  client: 'gmail',
  signature: 'Alex',
};

export const ops: Person = {
  name: 'Ruben Castellan',
  email: 'ops@northwind.example',
  zone: berlin,
  client: 'plain',
  signature: 'Ruben Castellan\nIT operations, Northwind\nExtension 410',
};

export const maya: Person = {
  name: 'Maya Lindqvist',
  email: 'maya@northwind.example',
  zone: berlin,
  client: 'gmail',
  signature: 'Maya Lindqvist\nChief Financial Officer, Northwind\nKehrwieder 8, 20457 Hamburg',
};

export const tomas: Person = {
  name: 'Tomas Brandt',
  email: 'tomas@northwind.example',
  zone: berlin,
  client: 'apple',
  signature: 'Tomas',
};

export const wei: Person = {
  name: 'Wei Zhang',
  email: 'wei@northwind.example',
  zone: london,
  client: 'outlook',
  signature:
    'Wei Zhang\nGeneral Counsel\nNorthwind Planning GmbH\n\nThis message may contain legally privileged information.',
};

export const jonas: Person = {
  name: 'Jonas Keller',
  email: 'jonas@northwind.example',
  zone: berlin,
  client: 'gmail',
  signature: 'Jonas Keller · Head of Sales · Northwind\n+49 40 5550 7133',
};

export const lena: Person = {
  name: 'Lena Fischer',
  email: 'lena@northwind.example',
  zone: berlin,
  client: 'apple',
  signature: 'Lena Fischer\nCommunications, Northwind',
};

export const sofia: Person = {
  name: 'Sofia Almeida',
  email: 'sofia@northwind.example',
  zone: lisbon,
  client: 'gmail',
  signature: 'Sofia Almeida\nExecutive Assistant to Alex Moreau\nNorthwind, Hamburg and Lisbon',
};

export const nadia: Person = {
  name: 'Nadia Haddad',
  email: 'nadia@northwind.example',
  zone: lisbon,
  client: 'gmail',
  signature: 'Nadia\nVP Product',
};

export const ingrid: Person = {
  name: 'Ingrid Solberg',
  email: 'ingrid@northwind.example',
  zone: berlin,
  client: 'outlook',
  signature: 'Ingrid Solberg\nHead of People | Northwind',
};

export const rui: Person = {
  name: 'Rui Tavares',
  email: 'rui@northwind.example',
  zone: lisbon,
  client: 'gmail',
  signature: 'Rui',
};

export const hannah: Person = {
  name: 'Hannah Voss',
  email: 'hannah@northwind.example',
  zone: berlin,
  client: 'plain',
  signature: 'hannah voss / platform',
};

export const priya: Person = {
  name: 'Priya Raman',
  email: 'priya@raman-partners.example',
  zone: 'Europe/Oslo',
  client: 'outlook',
  signature: 'Priya Raman\nPartner, Raman Partners\nOslo',
};

export const dana: Person = {
  name: 'Dana Okafor',
  email: 'dana@okafor.example',
  zone: london,
  client: 'apple',
  signature: 'Sent from my phone, forgive the thumbs',
};

export const henrik: Person = {
  name: 'Henrik Aas',
  email: 'henrik.aas@fjordline-capital.example',
  zone: 'Europe/Oslo',
  client: 'outlook',
  signature: 'Henrik Aas\nManaging Director\nFjordline Capital AS',
};

export const amara: Person = {
  name: 'Amara Osei',
  email: 'amara.osei@helio.example',
  zone: london,
  client: 'gmail',
  signature: 'Amara Osei\nDirector of Operations, Helio\nShe/her',
};

export const gregor: Person = {
  name: 'Gregor Haskins',
  email: 'ghaskins@northgate.example',
  zone: london,
  client: 'outlook',
  signature: 'Gregor Haskins\nProcurement Lead\nNorthgate Logistics plc',
};

export const beatriz: Person = {
  name: 'Beatriz Nogueira',
  email: 'bnogueira@nogueira-lopes.example',
  zone: lisbon,
  client: 'outlook',
  signature: 'Beatriz Nogueira\nNogueira, Lopes & Associados\nAvenida da Liberdade 190, Lisboa',
};

export const marcus: Person = {
  name: 'Marcus Thiele',
  email: 'm.thiele@elbspeicher.example',
  zone: berlin,
  client: 'outlook',
  signature: 'Marcus Thiele\nVermietung und Objektbetreuung\nElbspeicher Immobilien GmbH',
  language: 'de',
};

export const celia: Person = {
  name: 'Celia Marchetti',
  email: 'celia@marchetti-search.example',
  zone: 'Europe/Rome',
  client: 'gmail',
  signature: 'Celia Marchetti\nMarchetti Executive Search\nMilan · Zurich · Hamburg',
};

export const noor: Person = {
  name: 'Noor van Dijk',
  email: 'noor.vandijk@thedispatch.example',
  zone: 'Europe/Amsterdam',
  client: 'plain',
  signature: 'Noor van Dijk\nEurope technology correspondent, The Dispatch\nSignal on request',
};

export const camille: Person = {
  name: 'Camille Moreau',
  email: 'camille@moreau-lefevre.example',
  zone: berlin,
  client: 'apple',
  signature: '',
};

export const odile: Person = {
  name: 'Odile Moreau',
  email: 'odile.moreau@laposte-bleue.example',
  zone: 'Europe/Paris',
  client: 'outlook',
  signature: '',
  language: 'fr',
};

export const ben: Person = {
  name: 'Ben Adeyemi',
  email: 'ben.adeyemi@slowpace.example',
  zone: berlin,
  client: 'gmail',
  signature: '',
};
