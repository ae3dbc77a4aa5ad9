// The languages that the person reads: those of their browser. Flow's own words are English, so that is one of them.
import { once } from './once.ts';

/** `tongue`: as ISO 639 names it. */
export const isOwnLanguage = (language: string): boolean => ownLanguages().has(language);

const ownLanguages = once((): ReadonlySet<string> => new Set(['en', ...navigator.languages.map(baseOf)]));

/** The two written forms of Norwegian are one to the ear. */
const baseOf = (language: string): string => (language.split('-')[0] ?? '').toLowerCase().replace(/^n[bn]$/, 'no');
