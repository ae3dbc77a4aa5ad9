// Tells the end of a sentence from an abbreviation, in the languages Flow reads.

/** Whether the full stop at the end of `sentence` belongs to an abbreviation. `next` is the text after it, capitalised. */
export const endsInAbbreviation = (sentence: string, next: string): boolean => {
  const word = lastWord(sentence);
  const before = sentence.slice(0, sentence.length - word.length).trimEnd();
  if (/^\d{1,3}\.$/.test(word)) return before === '' || germanAfterOrdinal.test(next);
  if (/^\p{L}\.$/u.test(word)) return isInitial(word, before) && !isChoice(word, before, next);
  const key = word.toLowerCase();
  if (timeOfDay.test(key)) return /^(?:\p{Lu}{2,4}\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\d)/u.test(next);
  if (beforeNumber.has(key)) return /^[\d#]/.test(next);
  if (mayEnd.has(key) || /^(?:\p{L}\.){2,}$/u.test(key)) return !opensSentence.test(next);
  return alwaysShort.has(key);
};

const lastWord = (sentence: string): string => /\S+$/.exec(sentence)?.[0].replace(/^[("'“‘«„[]+/, '') ?? '';

const isInitial = (word: string, before: string): boolean => {
  // '9 h. The', '3 m. Of': a figure with its unit ends the sentence.
  if (word === 'I.' || (/^\p{Ll}/u.test(word) && /\d$/.test(before))) return false;
  return !/(?:\b(?:plan|option|appendix|annex|class|team|series|part|exhibit|schedule|grade|version|vitamin|anlage|annexe|anexo)|\bq)$/i.test(
    before,
  );
};

/** 'I would take a. Nadia agrees.' */
const isChoice = (word: string, before: string, next: string): boolean =>
  /^[a-f]\.$/.test(word) && /\p{L}{2}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(next);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const timeOfDay = /^(?:\d{1,2}(?::\d\d)?)?[ap]\.m\.$/;

const alwaysShort = words(
  'mr. mrs. ms. mx. dr. prof. st. rev. hon. gen. col. lt. sgt. capt. gov. sen. rep. pres. messrs. mme. mlle. mgr. sr. sra. srta. dra. dña. exmo. exma. sig. dott. hr. fr. frl. ing. dipl. vs. ca. approx. bzw. bspw. vgl. inkl. exkl. zzgl. ggf. evtl. usw. z.b. d.h. u.a. i.d.r. ev. geb. betr. bzgl. max. min. resp. cf. e.g. i.e. viz. al. ext. dept. est. av. avda. cdad. p.ej. p.ex. env. bijv. o.a. mevr. dhr.',
);

const beforeNumber = words(
  'no. nos. nr. nº. núm. num. n. art. sec. sect. ch. chap. vol. fig. p. pp. para. abs. s. tel. ph. ref. rev. v. app. kap. bd. tab. pos. lfd. hdr. str.',
);

const mayEnd = words(
  'inc. ltd. co. corp. llc. plc. bros. etc. jr. sr. esq. u.s. u.k. u.n. e.u. ph.d. m.d. b.a. m.a. jan. feb. mar. apr. jun. jul. aug. sep. sept. oct. nov. dec. mon. tue. tues. wed. thu. thur. thurs. fri. sat. sun. st. ave. blvd. rd.',
);

/** Words that seldom follow an abbreviation inside a sentence. The stop before them ended it. */
const opensSentence =
  /^["'“‘«„(]*(?:The|A|An|I|I'm|I've|I'll|We|We're|You|He|She|It|It's|They|This|That|These|Those|There|Here|If|When|While|As|But|And|Or|So|Please|Let|Can|Could|Would|Will|Do|Does|Did|Is|Are|Our|My|Your|In|On|At|For|From|To|With|After|Before|Thanks|Thank|What|Why|How|Who|Not|No|Yes|Der|Die|Das|Wir|Ich|Sie|Es|Bitte|Le|La|Les|Nous|Je|Il|El|Los|Las|O|Os)\b/;

const germanAfterOrdinal =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Quartal|Stock|Mal|Woche|Tag|Jahrhundert|Etage|Klasse|Platz|Runde)\b/;
