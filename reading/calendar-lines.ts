// The lines that calendar programs write into an invitation: time, place, guests, dial-in. Flow announces these itself from the calendar
// part, so it does not read the lines aloud.

/** The index of the first calendar line, or the number of paragraphs if there are none. */
export const firstCalendarLine = (paragraphs: readonly (readonly string[])[]): number => {
  const at = paragraphs.findIndex(([first = '']) => heading.test(first.trim()));
  return at < 0 ? paragraphs.length : at;
};

const heading =
  /^(?:(?:when|where|who|what|guests|organi[sz]er|location|time|wann|wo|wer|termin|ort|quand|où|qui|participants|cuándo|dónde|quién|quando|onde|quem|dove|chi|wanneer|waar|wie|日時|場所|ゲスト|时间|地点)(?:\s?[:：].*|\s*)|join (?:with|by|on|the|zoom|microsoft|teams|webex|google)\b.{0,60}|(?:microsoft )?teams (?:meeting|besprechung|need help\?).{0,40}|meeting (?:link|id)\b.{0,60}|.{0,60}is inviting you to a scheduled (?:zoom|webex) meeting.?|invitation from google calendar.{0,40})$/iu;
