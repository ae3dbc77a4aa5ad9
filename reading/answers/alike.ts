// Words that mean nearly the same in mail, across the languages of mail that Flow meets. They only widen a search, at half the weight.
import { stemOf } from './stem.ts';

/** Other stems for a stem. */
export const alikeOf = (stem: string): readonly string[] => {
  const others = groups.get(stem);
  return others ? [...others].filter((one) => one !== stem) : [];
};

const rows = `
price cost fee charge rate quote preis kosten prix precio preco
cost charge pay
invoice bill rechnung facture factura fatura
receipt quittung invoice beleg
total amount sum gesamtpreis summe gesamt
rent miete lease loyer
lease contract tenancy
contract agreement msa vertrag
salary pay wage compensation band
salary want offer
insurance policy cover versicherung
flight booking boarding flug vol vuelo
train rail bahn zug ticket ride
hotel room reservation booking
booking reservation reserva buchung auftrag
parcel package delivery shipment sendung paket
shipped handed sent dispatched left
arrive arrival land deliver kommt
taxi cab ride fahrt droschke
dentist zahnarzt kontrolltermin
doctor praxis arzt
appointment termin meeting
boiler heating heizung pumpe
repair fix pumpe einbau
school schule schulapp
concert schulkonzert quartet
meeting meet session call
kickoff kick pilot start
deadline due close lapse expire
expire lapse end renew
renew renewal extend
leave notice resign quit
salary bonus
holiday vacation leave urlaub
birthday turns geburtstag
phone telephone mobile number
password passcode code
code pin access
team people colleague
legal counsel lawyer
lawyer counsel attorney
finance cfo accounting
sales selling
hr personnel people
landlord owner vermietung
caterer catering
customer client account
customer kunde cliente
employee colleague staff people
hire hiring recruit post
role position job opening
interview final conversation
approve sign agree yes
agree accept yes
sign signature signed unterschrift countersign
decide decision choose
invest share participation
investor angel fund
valuation money pre
discount off
grow growth increase rise
fail failed broken
cause reason why
incident outage downtime
resolve resolved fixed recovered back
late delay delayed
fire burn burns
recover recovery back restore
backup copy
finding critical
report summary
test testing exam
expense expenses spesen
budget ceiling limit
over above
below under
seat seats place platz
car vehicle van
dog pet
chair stuhl
lamp light
book buch
ticket tickets seat
run loop running
dinner restaurant table eat
lunch mittagessen
breakfast fruhstuck
address adresse strasse
suitcase luggage bag baggage
tag label number
miles points
newsletter issue edition
move moves relocation
storage room
bike bicycle
survey answers
offer offered
money eur euro cash
cut cutoff close
vendor supplier
board directors
threshold above limit
build ci
christmas holiday xmas
wedding married
party celebration fest
`;

const groups: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>();
  for (const row of rows.trim().split('\n')) {
    const stems = row.split(' ').map(stemOf);
    const [head] = stems;
    // The first word stands for the row. The others find it, but not each other.
    for (const stem of stems) {
      const set = found.get(stem) ?? new Set<string>();
      for (const other of stem === head ? stems : head === undefined ? [] : [head]) set.add(other);
      found.set(stem, set);
    }
  }
  return found;
})();
