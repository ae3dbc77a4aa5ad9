// Phrases to defer a mail until the person is somewhere. Flow needs a time instead.

const place = '(home|back home|at home|at work|to work|in the office|at the office|to the office|there)';
export const places = [
  `snooze [{mail}] (until|till|when) i (am|get) ${place}`,
  `remind me [about {mail}] when i (am|get) ${place}`,
  `bring {mail} back when i (am|get) ${place}`,
  `(when|until|once) i (am|get) ${place}`,
] as const;
