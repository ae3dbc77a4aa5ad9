// The line with which a phone or a mail program names itself below a letter: 'Sent from my iPhone'.

/** A word for 'sent' beside the name of a device, or an offer to install a program. */
export const isDeviceLine = (written: string): boolean => {
  const text = written.trim();
  return text.length < 160 && (device.test(text) || scanned.test(text) || (isShort(text) && namesProgram(text)));
};

const isShort = (text: string): boolean =>
  text.length <= 80 && text.split(/\s+/).length <= 9 && !/[.!?。]\s/.test(text);

const namesProgram = (text: string): boolean => {
  const at = text.search(products);
  if (at === -1) return false;
  const before = text.slice(0, at);
  const isLastWord = closing.test(text) && before.split(/\s+/).length <= 3;
  return opening.test(before) || isLastWord || isOffer(text);
};

/** 'Get Outlook for iOS', in any language. */
const isOffer = (text: string): boolean =>
  /outlook/i.test(text) && platforms.test(text) && text.split(/\s+/).length <= 7;

const products =
  /\b(?:i ?phon|i ?pad|apple watch|android|galaxy|samsung|huawei|honor|xiaomi|redmi|oneplus|oppo|nokia|motorola|blackberry|pixel|windows|outlook|yahoo|gmail|gmx|web\.de|t-online|proton ?mail|tutanota|tuta|thunderbird|k-9|fairemail|spark|superhuman|bluemail|aqua mail|mymail|mail\.ru|яндекс|mailbird|em client|edison|airmail|mailspring|canary|hey|zoho|qq邮箱|网易邮箱)/iu;

const platforms = /\b(?:ios|android|mac|windows)\b/i;

const opening =
  /^[-–—\s]*(?:sent|skickat|sendt|sent fra|lähetetty|wysłan[eoay]|odeslán[oa]|odoslané|отправлено|надіслано|enviat|trimis|στάλθηκε|estalthi|poslano|изпратено|elküldve|saadetud|išsiųsta|được gửi|đã gửi|dikirim|ส่งจาก|发自|發自|来自|送信元|أ?ُ?رسلت?|تم الإرسال|نشلح|נשלח)(?:[\s\p{P}]|$)|^发自|^發自|^发送自/iu;

const closing =
  /(?:gönderildi|küldve|から送信|より送信|에서 보냄|에서 전송|傳送|发送|gesendet|geschickt|भेजा गया|skickat|lähetetty)[.。]?$/iu;

const device =
  /^(?:-\s*)?(?:(?:sent|typed|written) (?:from|with|via|on|using) (?:my |the )?(?:[\w ]{0,20})(?:i ?phone|i ?pad|android|galaxy|samsung|blackberry|mobile|phone|pixel|outlook|proton ?mail|yahoo mail|mail|superhuman|spark|hey|watch|device)\b.*|get (?:outlook|bluemail) for .*|(?:von|mit) meinem? .{0,40}gesendet.*|gesendet (?:von|mit|aus) .{0,60}|diese nachricht wurde von meinem .{0,60}|envoy(?:é|e) (?:de|depuis|à partir de) .{0,60}|enviado (?:desde|do|de|a partir d[oe]) (?:mi|meu|o|a|outlook|correo|yahoo|samsung|iphone|ipad).{0,60}|inviato (?:da|dal) .{0,60}|(?:verstuurd|verzonden) (?:vanaf|van|met) .{0,60}|(?:please )?excuse (?:any |the |my )?(?:typos|brevity).{0,60})$/i;

const scanned =
  /^(?:-+\s*)?(?:this|the) (?:e-?mail|message)(?: message)? (?:has been|was) (?:\w+ ){0,2}(?:scanned|checked)\b.{0,100}$|^(?:virus[- ]free\b.{0,40}|scanned by .{1,60}|diese (?:e-?mail|nachricht) wurde .{0,40}(?:viren|geprüft).{0,60})$/i;
