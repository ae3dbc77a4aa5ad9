/** The sign-in codes of a mail, as written. Empty if it only mentions codes, or has codes for another purpose. */
export const codesIn = (subject: string, written: readonly string[]): string[] => {
  const sentences = [subject, ...written];
  // Mail that delivers a code is short.
  if (sentences.length > mostSentences || !sentences.some(isAboutCode)) return [];
  const candidates = sentences.flatMap((sentence) => [
    ...(alone.exec(sentence.trim())?.slice(1) ?? []),
    ...(isAboutCode(sentence)
      ? [...sentence.matchAll(inside)].map(([code]) => code).filter((code) => !year.test(code))
      : []),
  ]);
  return [...new Set(candidates)];
};

const mostSentences = 40;

const isAboutCode = (sentence: string): boolean =>
  sentence.length <= 300 &&
  (about.test(sentence) || aboutElsewhere.test(sentence)) &&
  !otherCode.test(sentence) &&
  !otherCodeElsewhere.test(sentence);

const about =
  /\b(?:verification|security|sign(?:ing)?[ -]?in|log(?:ging)?[ -]?in|one[ -]time|authentication|two[ -]factor|2fa|access|activation)\b.{0,30}\b(?:code|pin|password)\b|\b(?:one[ -]time )?passcode\b|\botp\b|\bcode\b.{0,40}\b(?:sign in|log in|(?:verify|confirm) your (?:identity|account|e-?mail|address|device)|your .{0,20}account)\b|\bis (?:your|the) (?:[\w’'-]+ ){0,3}code\b|\byour (?:[\w’'-]+ ){0,3}code(?: is\b|:)|\b(?:enter|use|type) (?:this|the following) code\b/i;

/**
 * The same in German, Dutch, French, Spanish, Portuguese, Italian, the Nordic languages, Polish, Turkish, Russian, Japanese, Chinese
 * and Korean.
 */
const aboutElsewhere = new RegExp(
  [
    '(?<!\\p{L})(?:best(?:ä|ae)tigungs|verifi(?:zierungs|kations)|sicherheits|anmelde|einmal|zugangs|login|log-in|freischalt|aktivierungs|authentifizierungs)-?(?:code|kennwort|passwort|pin)(?!\\p{L})|(?<!\\p{L})(?:einmal-?tan|smstan|mtan|(?:ihre?|die) tan)(?!\\p{L})',
    '(?<!\\p{L})(?:verificatie|inlog|bevestigings|beveiligings|toegangs|activerings|eenmalige )-?(?:code|pincode|wachtwoord)(?!\\p{L})',
    "(?<!\\p{L})code (?:de |d[’']|à )(?:v(?:é|e)rification|connexion|s(?:é|e)curit(?:é|e)|confirmation|validation|authentification|acc(?:è|e)s|usage unique)(?!\\p{L})|(?<!\\p{L})mot de passe (?:à usage unique|temporaire)(?!\\p{L})",
    '(?<!\\p{L})c(?:ó|o)digo de (?:verificaci(?:ó|o)n|seguridad|acceso|confirmaci(?:ó|o)n|inicio de sesi(?:ó|o)n|un solo uso|autenticaci(?:ó|o)n)(?!\\p{L})|(?<!\\p{L})contraseña de un solo uso(?!\\p{L})',
    '(?<!\\p{L})c(?:ó|o)digo de (?:verifica(?:ç|c)(?:ã|a)o|seguran(?:ç|c)a|acesso|confirma(?:ç|c)(?:ã|a)o|login|autentica(?:ç|c)(?:ã|a)o)(?!\\p{L})|(?<!\\p{L})senha (?:de uso único|temporária)(?!\\p{L})',
    "(?<!\\p{L})codice (?:di |d[’'])(?:verifica|accesso|sicurezza|conferma|autenticazione|attivazione)(?!\\p{L})|(?<!\\p{L})(?:codice|password) monouso(?!\\p{L})",
    '(?<!\\p{L})(?:verifierings|engångs|inloggnings|säkerhets|bekräftelse|engangs|bekræftelses|sikkerheds|bekreftelses|sikkerhets|verifiserings|verifikations)-?(?:koden?|lösenord)(?!\\p{L})|(?<!\\p{L})(?:vahvistus|kertakäyttö|turva)koodi',
    '(?<!\\p{L})kod (?:weryfikacyjny|bezpieczeństwa|potwierdzający|jednorazowy)(?!\\p{L})|(?<!\\p{L})(?:doğrulama|onay|güvenlik) kodu|(?<!\\p{L})kód pro (?:ověření|přihlášení)|(?<!\\p{L})ověřovací kód',
    '(?:код (?:подтверждения|доступа|проверки)|одноразовый (?:код|пароль)|проверочный код)',
    '(?<!\\p{L})(?:ihr|dein) code(?!\\p{L})|(?<!\\p{L})votre code (?:est|:)|(?<!\\p{L})(?:su|tu) c(?:ó|o)digo es(?!\\p{L})|(?<!\\p{L})seu c(?:ó|o)digo (?:é|:)|(?<!\\p{L})(?:tuo|suo) codice (?:è|:)|(?<!\\p{L})(?:je|uw) code is(?!\\p{L})',
    '(?:認証|確認|セキュリティ|ログイン|ワンタイム)(?:コード|番号|パスワード)|ワンタイムパス|验证码|驗證碼|校验码|动态(?:密)?码|动态口令|一次性密码|인증 ?(?:번호|코드)|보안 ?코드',
  ].join('|'),
  'iu',
);

/** Codes in those languages that are not for signing in. */
const otherCodeElsewhere =
  /(?<!\p{L})(?:rabatt|gutschein|aktions|buchungs|postleit|tür|geschenk|empfehlungs|kortings|cadeau|deur|post)-?code|(?<!\p{L})postleitzahl(?!\p{L})|(?<!\p{L})code (?:promo|postal|de réduction|de réservation|cadeau)(?!\p{L})|(?<!\p{L})c(?:ó|o)digo (?:postal|promocional|de descuento|de reserva|de desconto)(?!\p{L})|(?<!\p{L})codice (?:sconto|postale|fiscale|di prenotazione)(?!\p{L})/iu;

const otherCode =
  /\b(?:discount|promo(?:tion(?:al)?)?|voucher|coupon|gift|referral|invit\w+|booking|reservation|reference|area|zip|post(?:al|code)?|country|door|gate|source|error|status|tracking|tax|dress|meeting|product|item)\b/i;

/** Digits, grouped or not, outside sums, dates and longer numbers. */
const inside =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}/+#-])(?<!\p{N}[.,:])(?<![$€£¥] ?)(?:[A-Z]-)?(?:\d{3}[ -]\d{3}|\d{4}[ -]\d{4}|\d{4,8})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}%/円元年月日分時人]|[.,:-]\p{N})/gu;

const alone =
  /^((?:[A-Z]-)?(?:\d{3}[ -]\d{3}|\d{4}[ -]\d{4}|\d{4,8}|(?=[A-Z-]*\d)(?=[\d-]*[A-Z])(?:[A-Z\d]{5,8}|[A-Z\d]{3,4}-[A-Z\d]{3,4})))\.?$/;

const year = /^(?:19|20)\d\d$/;
