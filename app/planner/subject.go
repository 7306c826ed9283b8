package planner

import (
	"strings"
	"unicode"
)

// subjectNames are the words by which teachers name a subject, under the folders of the cards that it takes in, the main
// one first. Names are written without accents and with spaces.
var subjectNames = []struct{ folders, names string }{
	{"mathematics", `math,maths,core mathematics,core maths,mathematics core,further mathematics,additional mathematics,additional maths,mathematical literacy,maths literacy,mathematical activities,mathematics activities,mathematiques,mathematique,les maths,calcul,hisabati,hesabu,arithmetic,numeracy,number work,matematica,matematicas,pure mathematics,statistics,الرياضيات,ሒሳብ,ሂሳብ`},
	{"english", `english language,english language activities,english activities,literacy,literacy activities,phonics,anglais,kiingereza,ingles,language arts,language,communication skills,english home language,english first additional language,english fal,english hl,use of english,general paper,reading,reading and writing,grammar,composition,oral english,english studies,اللغة الانجليزية,እንግሊዝኛ`},
	{"elementary-science,biology,physics,chemistry", `elementary science,science,sciences,general science,primary science,basic science,basic science and technology,integrated science,junior science,natural science,natural sciences,natural sciences and technology,nst,sayansi,sayansi na teknolojia,science and technology,integrated science and technology,eveil scientifique,science activities,ciencias,ciencias naturais,elementary science and technology,set,العلوم,ሳይንስ`},
	{"elementary-science,social-studies,health,agriculture", `environmental activities,environmental studies,environmental science,environmental education,nature study,hygiene and nutrition,hygiene and nutrition activities,sst science,life sciences primary,etude du milieu,mazingira,world around us`},
	{"elementary-science,social-studies,christian-religious-education,islamic-religious-education,health", `owop,our world our people,our world and our people,theme,thematic curriculum,life skills grade r,beginning knowledge`},
	{"physics", `fizikia,physique,fisica,physics theory,physics practical,الفيزياء,ፊዚክስ`},
	{"physics,chemistry", `physical science,physical sciences,sciences physiques,science physique,physique chimie,spc,pct,fisico quimica,fisica e quimica`},
	{"chemistry", `kemia,chimie,quimica,الكيمياء,ኬሚስትሪ`},
	{"biology", `biolojia,baiolojia,biologie,biologia,life science,life sciences,health science,zoology,botany,human biology,الاحياء,علم الاحياء,ባዮሎጂ`},
	{"biology,geography,elementary-science", `svt,sciences de la vie et de la terre,sciences de la vie,svteehb,biologie geologie`},
	{"biology,agriculture", `biology and agriculture,agricultural biology`},
	{"ict", `computer,computers,computer studies,computer science,computing,computer applications,computer applications technology,cat,informatics,informatique,informatica,tic,tice,tics,information technology,information and communication technology,digital literacy,digital technologies,coding,coding and robotics,robotics,basic computing,tehama,information processing,data processing`},
	{"history", `historia,histoire,history and government,history and political education,heritage studies,heritage social studies,historia ya tanzania,african history,nigerian history,history and citizenship,التاريخ,ታሪክ`},
	{"history,geography", `histoire geographie,histoire et geographie,hg,histoire geo,history and geography`},
	{"geography", `jiografia,geographie,geografia,social studies geography,geography and environment,geo,physical geography,human geography,الجغرافيا,ጂኦግራፊ`},
	{"literature", `literature in english,english literature,prose,drama and poetry,set books,set text,fasihi,fasihi ya kiingereza,litterature,literature in english language`},
	{"kiswahili", `swahili,lugha ya kiswahili,kiswahili lugha,lugha,shughuli za kiswahili,kiswahili activities,kiswahili na kenya sign language,fasihi ya kiswahili`},
	{"agriculture", `agricultural science,agricultural sciences,agriculture science,agriculture and nutrition,agricultural technology,kilimo,farming,agric,agric science,agro science,agricultural practices,crop production,animal husbandry,animal production,agropastoral,الزراعة,ግብርና`},
	{"social-studies,history,geography", `social studies,civic education and social studies,social study,sst,social sciences,social science,humanities,human and social sciences,hss,maarifa ya jamii,sciences sociales,social and environmental studies`},
	{"social-studies,history", `civics,civic education,civic and moral education,civic and ethical education,civics and ethical education,citizenship,citizenship education,national values,national values education,national value education,uraia,uraia na maadili,education civique,education civique et morale,ecm,emc,security education,government,governance,political education,educacao moral e civica,nigerian government`},
	{"social-studies,christian-religious-education,islamic-religious-education", `social and religious studies,social studies and religious education,social studies and re,religion and national values,rnv`},
	{"health", `health education,health life skills and physical education,health and physical education,physical education,physical health education,phe,pe,pe and health,pdhpe,sport,sports,sports science,games,physical education and sports,education physique,eps,education physique et sportive,michezo,elimu ya viungo,haiba na michezo,educacao fisica,physical and health education,comprehensive sexuality education`},
	{"health,social-studies,creative-arts", `life orientation,lo,life skills,life skills education,life skills and social studies,psychosocial support,guidance,guidance and counselling,leadership and guidance,pshe`},
	{"creative-arts", `music,art,arts,art and design,art and craft,art and crafts,arts and crafts,creative arts,creative art,creative activities,creative arts and design,cad,creative arts and social studies,cultural and creative arts,cca,visual arts,visual art,performing arts,performing art,fine art,fine arts,expressive arts,drama,theatre,theatre arts,dance,sanaa,sanaa na michezo,muziki,stadi za kazi,music and dance,picture making,arts plastiques,musique,education musicale,educacao visual,educacao musical,oficios,educacao visual e oficios,music art and performing arts`},
	{"creative-arts,health", `creative arts and sports,creative arts and sport,physical education and creative arts,expressive arts and pe`},
	{"home-science", `home economics,home management,domestic science,family and consumer science,family and consumer sciences,consumer studies,food and nutrition,foods and nutrition,catering,catering craft,clothing and textiles,fashion and fabrics,fashion and textiles,sayansi kimu,home science and management,economie familiale,economie sociale et familiale,needlework`},
	{"home-science,agriculture", `nutrition and agriculture,agriculture and home economics,hospitality and nutrition`},
	{"business", `business studies,business education,business,business management,business and entrepreneurship,economics,economic and business management sciences,economic management sciences,ems,entrepreneurship,entrepreneurship education,commerce,accounting,accounts,principles of accounts,financial accounting,financial literacy,bookkeeping,book keeping,biashara,empreendedorismo,elimu ya biashara,economie,comptabilite,gestion,marketing,office practice,economia,business economics and entrepreneurship,pre vocational studies business`},
	{"christian-religious-education", `christian religious education,cre,christian religious studies,crs,christian religious knowledge,crk,bible knowledge,bible studies,bible study,divinity,scripture,christian education,elimu ya dini ya kikristo,bk,catechism`},
	{"islamic-religious-education", `islamic religious education,ire,islamic religious studies,irs,islamic religious knowledge,irk,islamic studies,islamic knowledge,islamiyya,elimu ya dini ya kiislamu,quran,tarbiya,education islamique,التربية الاسلامية`},
	{"christian-religious-education,islamic-religious-education", `religious education,re,religious and moral education,rme,religious studies,religious education activities,religion,religion and ethics,moral education,religious and moral studies,family and religious studies,frs,dini,elimu ya dini,pastoral programme,hindu religious education`},
	{"french", `francais,french language,french as a second language,kifaransa,langue francaise,arabic,arabe,german,portuguese,foreign languages,portugues,lingua portuguesa,mandarin,french and other foreign languages`},
	{"technical-studies", `technical studies,pre technical studies,pre technical and pre career education,pre technical,pre technical skills,basic technology,basic design and technology,bdt,design and technology,design and technology studies,technology,technical drawing,td,technical graphics,graphic communication,engineering graphics and design,egd,woodwork,metalwork,metal work,building construction,electricity,electronics,auto mechanics,career technology,vocational,vocational skills,prevocational studies,pre vocational studies,pre vocational skills,basic technical,dessin technique,technologie,civil technology,mechanical technology,electrical technology,ufundi,pre technical and technical studies,craft and technology,graphic design`},
}

// subjectsOf gives the folders under which a subject's cards lie, whatever the teacher called it; none for an unknown one.
func subjectsOf(subject string) []string {
	said := subjectWords(subject)
	if said == "" {
		return nil
	}
	best, length := "", 0
	for _, s := range subjectNames {
		main, _, _ := strings.Cut(s.folders, ",")
		for name := range strings.SplitSeq(strings.ReplaceAll(main, "-", " ")+","+s.names, ",") {
			if name == said {
				return strings.Split(s.folders, ",")
			}
			if len(name) > length && len(name) > 2 && strings.Contains(" "+said+" ", " "+name+" ") {
				best, length = s.folders, len(name)
			}
		}
	}
	if best == "" {
		return nil
	}
	return strings.Split(best, ",")
}

// subjectWords writes a subject as the names are: "C.R.E." is "cre", "Arts & Crafts" is "arts and crafts".
func subjectWords(subject string) string {
	text := strings.ReplaceAll(strings.ReplaceAll(fold(subject), ".", ""), "&", " and ")
	return strings.Join(strings.FieldsFunc(text, func(char rune) bool { return !unicode.IsLetter(char) && !unicode.IsDigit(char) }), " ")
}

// subjectOf gives the main folder of a subject's cards; an unknown subject is its own folder.
func subjectOf(subject string) string {
	if folders := subjectsOf(subject); folders != nil {
		return folders[0]
	}
	return strings.ReplaceAll(subjectWords(subject), " ", "-")
}
