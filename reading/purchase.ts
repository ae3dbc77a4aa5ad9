// Detects mail about purchases, bookings and bills, in the languages Flow reads.
import type { Address } from '#domain/mail.ts';

/** Requires both the address and the subject, because people also write from such addresses about such things. */
export const isPurchase = ({ from, headers }: { from: Address; headers: ReadonlyMap<string, string> }): boolean =>
  tills.test(from.email.slice(0, Math.max(0, from.email.lastIndexOf('@')))) &&
  matters.test(headers.get('subject') ?? '') &&
  !headers.has('in-reply-to');

const tills =
  /^(?:billing|invoices?|receipts?|orders?|bookings?|reservations?|tickets?|payments?|e?statements?|quittung(?:en)?|rechnung(?:en)?|bestellung(?:en)?|buchung(?:en)?|konto|factur(?:a|as|e|es|en)|reçus?|commandes?|pedidos?|recibos?|reservas?|contas?|faturas?|encomendas?|fattur[ae]|ordin[ei]|ricevut[ae]|prenotazion[ei]|bestelling(?:en)?|boeking(?:en)?|ordre|bestillinger)(?:[-_.+].*)?$/i;

const matters =
  /\b(?:invoice|receipt|order|booking|reservation|itinerary|e-?ticket|payment|statement|purchase|trip|ride|stay|refund|\p{L}*rechnung|\p{L}*bestätigung|quittung|bestellung|zahlung|lieferung|fahrt|reise|kontoauszug|facture|reçu|commande|réservation|factura|recibo|pedido|reserva|fatura|encomenda|fattura|ricevuta|ordine|prenotazione|factuur|bestelling|boeking|ordre|faktura|kvittering|kvitto)\b|注文|領収|予約|請求|订单|发票|收据|预订/iu;
