// Converts espeak-ng's IPA phonemes to the recogniser's ARPAbet.

/** `ipa`: phonemes separated by '_'. Null for an unknown phoneme. */
export const arpabetOf = (ipa: string): string | null => {
  const sounds = ipa
    .replaceAll(/[ˈˌ\u0303\u0329\u02b0\u02b2]/g, '')
    .split('_')
    .filter((phoneme) => phoneme !== '')
    .flatMap((phoneme) => soundsOf(phoneme));
  return sounds.length === 0 || sounds.some((sound) => sound === null) ? null : sounds.join(' ');
};

/** Splits a compound phoneme at its longest known prefix. */
const soundsOf = (phoneme: string): (string | null)[] => {
  if (phoneme === '' || phoneme === 'ː') return [];
  for (let length = phoneme.length; length > 0; length -= 1) {
    const sound = table[phoneme.slice(0, length)];
    if (sound !== undefined) return [sound, ...soundsOf(phoneme.slice(length))];
  }
  return [null];
};

const table: Readonly<Record<string, string>> = {
  // Vowels.
  iː: 'IY',
  i: 'IY',
  ɪ: 'IH',
  ᵻ: 'IH',
  ɛ: 'EH',
  e: 'EH',
  æ: 'AE',
  a: 'AE',
  ɑː: 'AA',
  ɑ: 'AA',
  ɒ: 'AA',
  ɔː: 'AO',
  ɔ: 'AO',
  oː: 'AO',
  ʊ: 'UH',
  uː: 'UW',
  u: 'UW',
  ʌ: 'AH',
  ə: 'AH',
  ɐ: 'AH',
  ɜː: 'ER',
  ɜ: 'ER',
  ɚ: 'ER',
  eɪ: 'EY',
  aɪ: 'AY',
  ɔɪ: 'OY',
  aʊ: 'AW',
  oʊ: 'OW',
  o: 'OW',
  əʊ: 'OW',
  y: 'UW',
  ø: 'ER',
  ɑːɹ: 'AA R',
  ɔːɹ: 'AO R',
  oːɹ: 'AO R',
  ɛɹ: 'EH R',
  ɪɹ: 'IH R',
  ʊɹ: 'UH R',
  aɪə: 'AY AH',
  aɪɚ: 'AY ER',
  iə: 'IY AH',
  əl: 'AH L',
  ən: 'AH N',
  // Consonants.
  p: 'P',
  b: 'B',
  t: 'T',
  d: 'D',
  k: 'K',
  ɡ: 'G',
  g: 'G',
  f: 'F',
  v: 'V',
  θ: 'TH',
  ð: 'DH',
  s: 'S',
  z: 'Z',
  ʃ: 'SH',
  ʒ: 'ZH',
  h: 'HH',
  x: 'K',
  ç: 'HH',
  m: 'M',
  n: 'N',
  ŋ: 'NG',
  l: 'L',
  ɫ: 'L',
  ɬ: 'L',
  ɹ: 'R',
  r: 'R',
  ɾ: 'T',
  j: 'Y',
  w: 'W',
  ʔ: 'T',
  tʃ: 'CH',
  dʒ: 'JH',
  ɲ: 'N Y',
  ʎ: 'L Y',
};
