package planner

import "regexp"

// A request to make or use something dangerous is not planned; learning how people stay safe is.
var hazards = regexp.MustCompile(`(?i)\b(bombs?|explosives?|grenades?|gun ?powder|molotov|petrol bombs?|detonators?|landmines?|firearms?|guns?|rifles?|bullets?|ammunition|nerve gas|chlorine gas|mustard gas|meth(amphetamine)?|cocaine|heroin|suicide methods?|self[- ]harm methods?|how to (kill|poison|hang|stab|strangle)|poison (someone|somebody|people|a person)|mix(ing)? bleach|bleach (and|with) (ammonia|acid|vinegar)|ammonia and bleach|make (a )?(poison|weapon)s?|making (a )?(poison|weapon)s?|counterfeit|hack(ing)? (into|someone|a|the|accounts?))\b`)

// hazardMakers tell a request to make the thing from a lesson about its history or its harm.
var hazardMakers = regexp.MustCompile(`(?i)\b(mak(e|ing)|build(ing)?|construct(ing)?|produc(e|ing)|mix(ing)?|brew(ing)?|cook(ing)?|assembl(e|ing)|synthesi[sz](e|ing)|prepar(e|ing)|how to|recipe|steps (to|for)|instructions|use|using|experiment|demonstrat(e|ing))\b`)

// dangerous reports whether a text asks to make or use something that hurts people.
func dangerous(text string) bool {
	return hazards.MatchString(text) && hazardMakers.MatchString(text)
}
