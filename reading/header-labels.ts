// The labels of a header that mail programs write above earlier mail, by what they name.

export type Label = 'from' | 'date' | 'to' | 'subject' | 'other';

const words: Record<Label, string> = {
  from: 'From|Von|De|De la|Da|Van|Expéditeur|Från|Fra|Od|Lähettäjä|От|Від|Kimden|Gönderen|Feladó|Από|差出人|送信者|From 差出人|发件人|發件人|寄件者|보낸 사람|보낸사람|발신|من|מאת|Từ|Người gửi|Dari|Pengirim|จาก|Šalje|De part de',
  date: 'Sent|Date|Sent at|Gesendet|Gesendet am|Datum|Envoyé|Envoyé le|Enviado|Enviado el|Enviados|Enviada|Enviada em|Enviadas|Enviado em|Fecha|Data|Inviato|Verzonden|Skickat|Sendt|Dato|Wysłano|Wysłane|Odesláno|Odoslané|Dátum|Lähetetty|Päivämäärä|Päiväys|Отправлено|Дата|Надіслано|Gönderildi|Gönderme Tarihi|Tarih|Küldve|Elküldve|Trimis|Στάλθηκε|Ημερομηνία|送信日時|日時|日付|发送时间|发送日期|日期|时间|寄件日期|보낸 날짜|날짜|보낸 시간|تم الإرسال|التاريخ|נשלח|תאריך|Đã gửi|Ngày|Dikirim|Tanggal|ส่งแล้ว|วันที่|Poslano',
  to: 'To|An|À|A|Para|Per|Aan|Till|Til|Do|Komu|Vastaanottaja|Saaja|Кому|Kime|Alıcı|Címzett|Către|Προς|宛先|To 宛先|收件人|받는 사람|받은 사람|받는사람|수신|إلى|אל|Đến|Tới|Kepada|ถึง|Prima|Pour|Destinataire',
  subject:
    'Subject|Betreff|Objet|Asunto|Assunto|Oggetto|Onderwerp|Ämne|Emne|Temat|Předmět|Predmet|Aihe|Тема|Konu|Tárgy|Subiect|Θέμα|件名|主题|主題|主旨|제목|الموضوع|נושא|Chủ đề|Tiêu đề|Subjek|Perihal|เรื่อง|Naslov',
  other:
    'Cc|Bcc|Reply-To|Importance|Attachments|Kopie|CC|Cci|Copie à|Copia|DW|UDW|Kopio|Копия|Копія|Bilgi|Másolatot kap|Κοιν|抄送|참조|Antwort an|Anhänge|Wichtigkeit|Priorität|Priority|Importancia|Priorité|Anexos|Allegati|Bijlagen|Bilagor|Załączniki|Přílohy|Вложения',
};

/** At the start of a line. `*` marks bold text, a tab parts the cells of a table. */
const patterns = Object.entries(words).map(
  ([label, all]) => [label, new RegExp(`^\\*?(?:${all})\\*?(?:\\s?[:：]\\*?|,?\\t)\\s*(.*)$`, 'iu')] as const,
);

const alone = Object.entries(words).map(
  ([label, all]) => [label, new RegExp(`^(?:${all})\\s(?=["\\p{L}\\d])(.*)$`, 'u')] as const,
);

export type Labelled = { label: string; value: string };

export const labelled = (text: string): Labelled | null => matched(text, patterns);

/** Without a colon, as below a mark that names the original message. */
export const labelledWithoutColon = (text: string): Labelled | null => matched(text, alone);

const matched = (text: string, all: readonly (readonly [string, RegExp])[]): Labelled | null => {
  if (text.length > longest || !/^.{1,40}?[:：\t ]/u.test(text)) return null;
  for (const [label, pattern] of all) {
    const found = pattern.exec(text);
    if (found) return { label, value: (found[1] ?? '').trim() };
  }
  return null;
};

const longest = 2000;

/** In a language that Flow does not know, a label is one to three words before a colon. */
export const mayLabel = (text: string): Labelled | null => {
  const found = /^\*?([\p{L}\p{M}][\p{L}\p{M}'’.-]*(?:\s[\p{L}\p{M}'’.-]+){0,2})\*?\s?[:：]\*?\s*(\S.*)$/u.exec(
    text.slice(0, longest),
  );
  return found ? { label: (found[1] ?? '').toLowerCase(), value: found[2] ?? '' } : null;
};
