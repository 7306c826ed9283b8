package planner

import "strings"

// countries are the names of Africa's countries by their ISO code.
var countries = map[string]string{
	"DZ": "Algeria", "AO": "Angola", "BJ": "Benin", "BW": "Botswana", "BF": "Burkina Faso", "BI": "Burundi", "CM": "Cameroon", "CV": "Cape Verde",
	"CF": "Central African Republic", "TD": "Chad", "KM": "Comoros", "CD": "Democratic Republic of Congo", "CG": "Congo", "CI": "Côte d'Ivoire",
	"DJ": "Djibouti", "EG": "Egypt", "GQ": "Equatorial Guinea", "ER": "Eritrea", "SZ": "Eswatini", "ET": "Ethiopia", "GA": "Gabon", "GM": "The Gambia",
	"GH": "Ghana", "GN": "Guinea", "GW": "Guinea-Bissau", "KE": "Kenya", "LS": "Lesotho", "LR": "Liberia", "LY": "Libya", "MG": "Madagascar",
	"MW": "Malawi", "ML": "Mali", "MR": "Mauritania", "MU": "Mauritius", "MA": "Morocco", "MZ": "Mozambique", "NA": "Namibia", "NE": "Niger",
	"NG": "Nigeria", "RW": "Rwanda", "ST": "São Tomé and Príncipe", "SN": "Senegal", "SC": "Seychelles", "SL": "Sierra Leone", "SO": "Somalia",
	"ZA": "South Africa", "SS": "South Sudan", "SD": "Sudan", "TZ": "Tanzania", "TG": "Togo", "TN": "Tunisia", "UG": "Uganda", "ZM": "Zambia", "ZW": "Zimbabwe",
}

// countryNames are the names as they are looked for in a text, so that a longer name is found before the one inside it.
var countryNames = []string{
	"Algeria", "Angola", "Benin", "Botswana", "Burkina Faso", "Burundi", "Cameroon", "Cameroun", "Cape Verde", "Cabo Verde", "Central African Republic", "Chad", "Tchad", "Comoros",
	"Democratic Republic of Congo", "DR Congo", "Congo", "Côte d'Ivoire", "Cote d'Ivoire", "Ivory Coast", "Djibouti", "Egypt", "Equatorial Guinea", "Eritrea",
	"Eswatini", "Swaziland", "Ethiopia", "Gabon", "The Gambia", "Gambia", "Ghana", "Guinea-Bissau", "Guinea", "Kenya", "Lesotho", "Liberia", "Libya", "Madagascar",
	"Malawi", "Mali", "Mauritania", "Mauritius", "Morocco", "Mozambique", "Namibia", "Nigeria", "Niger", "Rwanda", "São Tomé and Príncipe", "Senegal", "Sénégal", "Seychelles",
	"Sierra Leone", "Somalia", "South Africa", "South Sudan", "Sudan", "Tanzania", "Togo", "Tunisia", "Uganda", "Zambia", "Zimbabwe",
}

// countryCode finds the code of a name; a text that is no country has none.
func countryCode(name string) string {
	others := map[string]string{"cameroun": "CM", "cabo verde": "CV", "tchad": "TD", "dr congo": "CD", "cote d'ivoire": "CI", "ivory coast": "CI", "swaziland": "SZ", "gambia": "GM", "sénégal": "SN"}
	if code, ok := others[strings.ToLower(name)]; ok {
		return code
	}
	for code, country := range countries {
		if strings.EqualFold(country, name) {
			return code
		}
	}
	return ""
}
