// The words with which mail programs introduce earlier mail, in the languages that they speak.

/** Words for 'wrote', as programs inflect them. */
export const wrote =
  /(?:(?<![\p{L}\p{M}])(?:wrote|writes|schrieb|schreibt|geschrieben|(?:é|e)crit|escribi(?:ó|o)|escreveu|scritto|schreef|geschreven|skrev|skrifaði|kirjoitti|napisał(?:\(a\)|a)?|pisze|napisano|napsala?(?:\(a\))?|napísala?|napisa[ol]a? je|(?:на)?писал(?:а|и|\(а\))?|пишет|пише|написав(?:\(ла\))?|написали|напис(?:а|ала)|yazdı|írta|scris|έγραψε|viết|menulis|menulis|escrigué|escriure|parašė|rakstīja|kirjutas|zapsal|je napisao|je pisal)(?![\p{L}\p{M}])|写道|寫道|のメール|書きました|書いた|작성|쓴 글|썼습니다|เขียนว่า|ने लिखा|לכתוב|כתב(?:ה)?|كتب|تمت كتابة)/giu;

/** What stands before the day. Only these begin an introduction inside a line. */
export const beforeDay =
  /(?<![\p{L}\p{M}])(?:On|Am|Le|El|Em|No dia|Il(?: giorno)?|Op|Den|På|W dniu|Dne|Dňa|Στις|În|Pe|Vào|Pada(?: tanggal)?|In data|Dana|Em data|Út|Il y a|Kl|U)(?=\s)|在|(?<!\p{L})في(?=\s)|ในวันที่|(?<!\p{L})בתאריך(?=\s)/gu;

/** What stands before the writer, as in 'Message written by Maya'. */
export const beforeWriter = /(?:^|\s)(?:by|from|przez|de|da|von|van|af|av|από|от|від|odesílatel|ο χρήστης|ο\/η)\s*$/iu;
