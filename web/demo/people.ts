import type { User } from '#domain/account.ts';
import { UserId } from '#domain/id.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import type { Address, Answers } from '#domain/mail.ts';

export const own: Address = { name: 'Sam Calloway', email: 'sam@tidewater.example' };

/** A new id each time, so two demo pages share nothing. */
export const newUser = (at: Date): User => ({
  id: UserId.parse(uuidV7(at, crypto.getRandomValues(new Uint8Array(10)))),
  ...own,
  roles: ['user'],
  connected: true,
});

type Known = Address & {
  title: string | null;
  organization: string | null;
  nicknames: readonly string[];
  /** Letters to them before this mailbox begins. */
  written: number;
  /** The person's answers to them from before this mailbox begins. */
  answers?: Answers;
};

const colleague = (name: string, title: string, nicknames: readonly string[] = []): Known => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@tidewater.example`,
  title,
  organization: 'Tidewater Instruments',
  nicknames,
  written: 60,
});

const quickly: Answers = { counted: 18, answered: 17, withinHour: 12, withinDay: 17, quickLately: 6 };
const always: Answers = { counted: 16, answered: 16, withinHour: 4, withinDay: 12, quickLately: 1 };

export const ines = colleague('Ines Okonkwo', 'Chief Financial Officer');
export const theo = colleague('Theo Marchetti', 'Head of Engineering');
export const greta = colleague('Greta Holm', 'General Counsel');
export const hana: Known = { ...colleague('Hana Petrov', 'Executive Assistant'), answers: quickly };
export const rafael = colleague('Rafael Duarte', 'Head of Sales', ['Rafa']);
export const meiLing: Known = {
  ...colleague('Mei-Ling Tan', 'Chief People Officer', ['Mei']),
  email: 'mei.ling@tidewater.example',
};
export const judith: Known = {
  name: 'Judith Arnold',
  email: 'judith@arnold-advisory.example',
  title: 'Chair of the board',
  organization: 'Tidewater Instruments',
  nicknames: [],
  written: 24,
  answers: always,
};
export const oliver: Known = {
  name: 'Oliver Strand',
  email: 'oliver.strand@port-gothenvik.example',
  title: 'Harbor Master',
  organization: 'Port of Gothenvik',
  nicknames: [],
  written: 15,
};
export const priyanka: Known = {
  name: 'Priyanka Shah',
  email: 'priyanka@meridian-ventures.example',
  title: 'Partner',
  organization: 'Meridian Ventures',
  nicknames: [],
  written: 11,
};
export const lucas: Known = {
  name: 'Lucas Calloway',
  email: 'lucas@calloway-home.example',
  title: null,
  organization: null,
  nicknames: ['Luke'],
  written: 140,
  answers: quickly,
};

export const kept: readonly Known[] = [ines, theo, greta, hana, rafael, meiLing, judith, oliver, priyanka, lucas];

export const professor: Address = { name: 'Dr. Amaia Etxeberria', email: 'a.etxeberria@reef-institute.example' };
export const supplier: Address = { name: 'Jürgen Vollmer', email: 'vollmer@vollmer-gehaeuse.example' };
export const tidalBrief: Address = { name: 'The Tidal Brief', email: 'newsletter@tidalbrief.example' };
export const table: Address = { name: 'Founders’ Table', email: 'news@founderstable.example' };
export const miles: Address = { name: 'Skyline Miles', email: 'offers@skylinemiles.example' };
export const cloudyard: Address = { name: 'Cloudyard Billing', email: 'billing@cloudyard.example' };
export const parcelway: Address = { name: 'Parcelway', email: 'notifications@parcelway.example' };
export const bank: Address = { name: 'Harborline Bank', email: 'no-reply@harborline.example' };
export const hotel: Address = { name: 'Hotel Lindgren', email: 'reservations@hotel-lindgren.example' };
