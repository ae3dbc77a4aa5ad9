// The class of a device, from what its browser says in each request.

export const deviceClasses = ['desktop', 'mobile', 'tablet'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** `Sec-CH-UA-Mobile` where the browser sends it, else its User-Agent. An iPad that asks for desktop pages counts as a desktop. */
export const deviceClass = (headers: { get(name: string): string | null }): DeviceClass => {
  const agent = headers.get('user-agent') ?? '';
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)/.test(agent)) return 'tablet';
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return 'mobile';
  if (/Android/.test(agent)) return /Mobile/.test(agent) ? 'mobile' : 'tablet';
  return /iPhone|iPod|Mobile/.test(agent) ? 'mobile' : 'desktop';
};
