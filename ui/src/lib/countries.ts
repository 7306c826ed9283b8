/** The countries of Africa by their ISO code, as teachers there write them. */
export const COUNTRIES = [
  ['DZ', 'Algeria'], ['AO', 'Angola'], ['BJ', 'Benin'], ['BW', 'Botswana'], ['BF', 'Burkina Faso'], ['BI', 'Burundi'], ['CV', 'Cabo Verde'],
  ['CM', 'Cameroon'], ['CF', 'Central African Republic'], ['TD', 'Chad'], ['KM', 'Comoros'], ['CG', 'Congo'], ['CI', 'Côte d’Ivoire'],
  ['CD', 'Democratic Republic of the Congo'], ['DJ', 'Djibouti'], ['EG', 'Egypt'], ['GQ', 'Equatorial Guinea'], ['ER', 'Eritrea'],
  ['SZ', 'Eswatini'], ['ET', 'Ethiopia'], ['GA', 'Gabon'], ['GM', 'Gambia'], ['GH', 'Ghana'], ['GN', 'Guinea'], ['GW', 'Guinea-Bissau'],
  ['KE', 'Kenya'], ['LS', 'Lesotho'], ['LR', 'Liberia'], ['LY', 'Libya'], ['MG', 'Madagascar'], ['MW', 'Malawi'], ['ML', 'Mali'],
  ['MR', 'Mauritania'], ['MU', 'Mauritius'], ['MA', 'Morocco'], ['MZ', 'Mozambique'], ['NA', 'Namibia'], ['NE', 'Niger'], ['NG', 'Nigeria'],
  ['RW', 'Rwanda'], ['ST', 'São Tomé and Príncipe'], ['SN', 'Senegal'], ['SC', 'Seychelles'], ['SL', 'Sierra Leone'], ['SO', 'Somalia'],
  ['ZA', 'South Africa'], ['SS', 'South Sudan'], ['SD', 'Sudan'], ['TZ', 'Tanzania'], ['TG', 'Togo'], ['TN', 'Tunisia'], ['UG', 'Uganda'],
  ['EH', 'Western Sahara'], ['ZM', 'Zambia'], ['ZW', 'Zimbabwe'],
] as const

/** What the list holds for a country that is not in it. */
export const OTHER = 'other'

/** How a stored country stands in the form: a choice of the list, or other words. */
export function countryFields(stored: string | null | undefined): { country: string; otherCountry: string } {
  const said = stored?.trim() ?? ''
  if (said === '') return { country: '', otherCountry: '' }
  const known = COUNTRIES.find(([code, name]) => code === said.toUpperCase() || name.toLowerCase() === said.toLowerCase())
  return known ? { country: known[0], otherCountry: '' } : { country: OTHER, otherCountry: said }
}

/** What is stored: a code, other words, or nothing. */
export const storedCountry = ({ country, otherCountry }: { country: string; otherCountry: string }) => (country === OTHER ? otherCountry.trim() : country)
