// The languages that the person reads: those of their browser, and English, because Flow speaks it.
import { once } from './once.ts';

/** `tongue`: a language code of ISO 639. */
export const isOwnLanguage = (language: string): boolean => ownLanguages().has(language);

const ownLanguages = once((): ReadonlySet<string> => new Set(['en', ...navigator.languages.map(baseOf)]));

/** The two written forms of Norwegian sound the same. */
const baseOf = (language: string): string => (language.split('-')[0] ?? '').toLowerCase().replace(/^n[bn]$/, 'no');
