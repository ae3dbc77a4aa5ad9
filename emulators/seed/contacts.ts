/** The address books of the demo company. They include a few people without mail, and omit some who write. */
import * as known from './people.ts';
import { alex, maya, ops, type Person } from './people.ts';
import type { Seed, SeedContact } from './seed.ts';

export const contacts: NonNullable<Seed['contacts']> = {
  [alex.email]: [
    ...colleagues(alex),
    entry(known.priya, {
      nicknames: ['Pri'],
      organization: 'Raman Partners',
      title: 'Partner',
      mobile: '+47 555 0142',
    }),
    entry(known.henrik, { organization: 'Fjordline Capital', title: 'Managing Director', mobile: '+47 555 0117' }),
    entry(known.dana, { nicknames: ['Dee'], home: 'dana.okafor@okafor-family.example', mobile: '+44 7700 900188' }),
    entry(known.amara, { organization: 'Helio', title: 'Director of Operations', work: '+44 20 7946 0311' }),
    entry(known.gregor, { organization: 'Northgate Logistics', title: 'Procurement Lead', work: '+44 113 496 0582' }),
    entry(known.beatriz, { organization: 'Nogueira, Lopes & Associados', title: 'Lawyer', work: '+351 21 555 0190' }),
    entry(known.marcus, {
      organization: 'Elbspeicher Immobilien',
      title: 'Property Manager',
      work: '+49 40 5550 2260',
    }),
    entry(known.camille, {
      nicknames: ['Cam'],
      home: 'camille.moreau@laposte-bleue.example',
      mobile: '+49 171 555 0109',
    }),
    entry(known.odile, { nicknames: ['Mum', 'Maman'], mobile: '+33 6 55 50 12 34' }),
    entry(known.ben, { nicknames: ['Benji'], mobile: '+49 176 555 0161' }),
    {
      givenName: 'Eleanor',
      familyName: 'Whitcombe',
      nicknames: ['Nell'],
      emails: [{ value: 'eleanor@whitcombe-advisory.example', type: 'work' }],
      organization: 'Northwind',
      title: 'Chair of the Board',
      phones: [{ value: '+44 7700 900523', type: 'mobile' }],
    },
    {
      givenName: 'Oliver',
      familyName: 'Strand',
      emails: [{ value: 'oliver.strand@kontorbank.example', type: 'work' }],
      organization: 'Kontorbank',
      title: 'Corporate Banking',
    },
    {
      givenName: 'Julien',
      familyName: 'Moreau',
      nicknames: ['Ju'],
      emails: [{ value: 'julien@atelier-moreau.example', type: 'home' }],
      phones: [{ value: '+33 6 55 50 77 21', type: 'mobile' }],
    },
    // Two people with the same first name, and one without an address.
    {
      givenName: 'Anna',
      familyName: 'Berg',
      emails: [{ value: 'anna.berg@bergwerk-studio.example', type: 'work' }],
      organization: 'Bergwerk Studio',
      title: 'Designer',
    },
    {
      givenName: 'Anna',
      familyName: 'Burke',
      emails: [
        { value: 'a.burke@calderwharf.example', type: 'work' },
        { value: 'anna@burkes.example', type: 'home' },
      ],
      organization: 'Calder Wharf Terminals',
      title: 'Head of Yard Planning',
    },
    { givenName: 'Garage', familyName: 'Wittmann', phones: [{ value: '+49 40 5550 4417', type: 'work' }] },
  ],
  [maya.email]: colleagues(maya),
  [ops.email]: colleagues(ops),
};

type Details = {
  nicknames?: string[];
  organization?: string;
  title?: string;
  home?: string;
  mobile?: string;
  work?: string;
};

function colleagues(owner: Person): SeedContact[] {
  const at = 'Northwind';
  const all: [Person, Details][] = [
    [alex, { title: 'CEO', organization: at }],
    [maya, { title: 'CFO', organization: at, mobile: '+49 171 555 0133' }],
    [known.tomas, { nicknames: ['Tom'], title: 'CTO', organization: at, mobile: '+49 171 555 0150' }],
    [known.wei, { title: 'General Counsel', organization: at, work: '+44 20 7946 0402' }],
    [known.jonas, { title: 'Head of Sales', organization: at, work: '+49 40 5550 7133' }],
    [known.lena, { title: 'Communications', organization: at }],
    [known.sofia, { nicknames: ['Sofi'], title: 'Executive Assistant', organization: at, mobile: '+351 91 555 0128' }],
    [known.nadia, { title: 'VP Product', organization: at }],
    [known.ingrid, { title: 'Head of People', organization: at }],
    [known.rui, { title: 'Head of Mobile', organization: at }],
    [known.hannah, { title: 'Platform Engineer', organization: at }],
    [ops, { title: 'IT Operations', organization: at, work: '+49 40 5550 7410' }],
  ];
  return all.filter(([person]) => person !== owner).map(([person, details]) => entry(person, details));
}

function entry({ name, email }: Person, { nicknames, organization, title, home, mobile, work }: Details): SeedContact {
  const [givenName = name, ...rest] = name.split(' ');
  return {
    givenName,
    familyName: rest.join(' '),
    ...(nicknames ? { nicknames } : {}),
    emails: [{ value: email, type: 'work' }, ...(home ? [{ value: home, type: 'home' as const }] : [])],
    ...(organization ? { organization } : {}),
    ...(title ? { title } : {}),
    phones: [
      ...(mobile ? [{ value: mobile, type: 'mobile' as const }] : []),
      ...(work ? [{ value: work, type: 'work' as const }] : []),
    ],
  };
}
