// Lines of a signature that say how to reach its writer.

/** A telephone number, an address or a host, perhaps with a label, an emoji or other details beside it. */
export const isContact = (text: string): boolean => {
  const line = text.trim();
  if (line.length > 160 || /[.?!]$/.test(line)) return false;
  if (emoji.test(line)) return line.length <= 100;
  if (contact.some((pattern) => pattern.test(line))) return true;
  const parts = line.split(/\s*[|·•／]\s*|\s+[/–—]\s+|\s{3,}|;\s/);
  return (
    parts.length > 1 &&
    parts.some((part) => contact.some((pattern) => pattern.test(part))) &&
    parts.every((part) => contact.some((pattern) => pattern.test(part)) || part.split(/\s+/).length <= 4)
  );
};

const emoji = /^(?:📞|📱|☎|✆|📲|✉|📧|📨|📩|🌐|🔗|📍|📌|🏢|🏠|🖨|📠|💻|🖥|📬|📮)/u;

const contact = [
  /^(?:(?:tel|telefon|phone|cell ?phone|mobile?|mobil|handy|cell|fax|direct(?: line| dial)?|office|main|switchboard|hq|whatsapp|signal|m|t|p|f|d|o|w|e|ph|mob|e-?mail|web|www|skype|teams|tél|téléphone|portable|fixe|telefone|teléfono|telf|celular|cel|móvil|tlf|tfn|puh|puhelin|gsm|kom|тел|моб|телефон|τηλ|κιν|電話|携帯|电话|手机|전화|휴대폰|هاتف|جوال|טלפון|נייד)\.?\s?[:.|]?\s*)?\+?\(?\d[\d\s()./-]{6,24}(?:\s?(?:ext|x)\.?\s?\d+)?$/iu,
  /^(?:(?:e|e-?mail|mail|correo|courriel|адрес)\s?[:.|]\s*)?<?[^\s@]{1,80}@[^\s@]{1,80}$/iu,
  /^(?:(?:w|web|www|website)\s?[:.|]\s*)?(?:www\.)?[\w-]{1,60}(?:\.[\w-]{1,60}){1,3}(?:\/\S*)?$/i,
  /^(?=.{0,120}\|).{0,60}(?:@|\d{4})/,
];
