// Public mail providers: their addresses say nothing about a company.

export const isFreeMail = (domain: string): boolean => free.has(domain.toLowerCase());

const free: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.co.uk ymail.com icloud.com me.com mac.com aol.com
  proton.me protonmail.com gmx.de gmx.net gmx.com web.de t-online.de mail.com fastmail.com zoho.com hey.com orange.fr laposte.net free.fr
  libero.it wp.pl seznam.cz yandex.com qq.com 163.com 126.com naver.com`.split(/\s+/),
);
