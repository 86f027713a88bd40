/** Which language area a city belongs to; it decides how businesses and people there are named. */
export type Region =
  | 'marathi'
  | 'gujarati'
  | 'hindi'
  | 'punjabi'
  | 'rajasthani'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'bengali'
  | 'odia'
  | 'northeast'
  | 'goan';

export type Locality = { name: string; pin: string };

export type City = {
  name: string;
  state: string;
  region: Region;
  lat: number;
  lng: number;
  /** Its share of the directory, as real directories are skewed to the big cities. */
  weight: number;
  localities: Locality[];
};

const table = `
Mumbai | Maharashtra | marathi | 19.107 72.878 | 95 | Andheri West 400058, Andheri East 400069, Borivali West 400092, Kandivali East 400101, Malad West 400064, Goregaon East 400063, Dadar West 400028, Kurla West 400070, Ghatkopar East 400077, Mulund West 400080, Chembur 400071, Bandra West 400050, Powai 400076, Vile Parle East 400057, Jogeshwari West 400102
Delhi | Delhi | hindi | 28.644 77.19 | 95 | Karol Bagh 110005, Lajpat Nagar 110024, Kirti Nagar 110015, Rohini Sector 7 110085, Dwarka Sector 12 110075, Janakpuri 110058, Pitampura 110034, Laxmi Nagar 110092, Okhla Phase II 110020, Mayur Vihar Phase I 110091, Uttam Nagar 110059, Shahdara 110032, Naraina 110028, Saket 110017, Chawri Bazar 110006
Bengaluru | Karnataka | kannada | 12.972 77.594 | 90 | Jayanagar 560041, Rajajinagar 560010, Koramangala 560034, HSR Layout 560102, Whitefield 560066, Marathahalli 560037, Yelahanka 560064, Peenya 560058, Banashankari 560070, Malleshwaram 560003, JP Nagar 560078, Electronic City 560100, Hebbal 560024, Basavanagudi 560004, Vijayanagar 560040
Hyderabad | Telangana | telugu | 17.412 78.456 | 78 | Kukatpally 500072, Ameerpet 500016, Gachibowli 500032, Miyapur 500049, Dilsukhnagar 500060, LB Nagar 500074, Begumpet 500016, Madhapur 500081, Uppal 500039, Secunderabad 500003, Mehdipatnam 500028, Kompally 500014, Nacharam 500076, Tolichowki 500008
Chennai | Tamil Nadu | tamil | 13.061 80.214 | 76 | Anna Nagar 600040, T Nagar 600017, Velachery 600042, Adyar 600020, Porur 600116, Ambattur 600053, Tambaram 600045, Mylapore 600004, Vadapalani 600026, Kodambakkam 600024, Perungudi 600096, Madipakkam 600091, Guindy 600032, Parrys 600001
Pune | Maharashtra | marathi | 18.52 73.856 | 74 | Kothrud 411038, Baner 411045, Wakad 411057, Hadapsar 411028, Viman Nagar 411014, Kharadi 411014, Katraj 411046, Bibwewadi 411037, Aundh 411007, Pimple Saudagar 411027, Warje 411058, Dhankawadi 411043, Kondhwa 411048, Bavdhan 411021, Shukrawar Peth 411002, Sinhagad Road 411051
Kolkata | West Bengal | bengali | 22.573 88.364 | 66 | Salt Lake Sector V 700091, Behala 700034, Garia 700084, Dum Dum 700028, New Town 700156, Jadavpur 700032, Tollygunge 700033, Kasba 700042, Ballygunge 700019, Shyambazar 700004, Rajarhat 700135, Burrabazar 700007, Baguiati 700059
Ahmedabad | Gujarat | gujarati | 23.03 72.572 | 66 | Navrangpura 380009, Satellite 380015, Bopal 380058, Maninagar 380008, Vastrapur 380015, Naroda 382330, Ghatlodia 380061, Chandkheda 382424, Nikol 382350, Prahlad Nagar 380015, Paldi 380007, Bapunagar 380024, Gota 382481
Surat | Gujarat | gujarati | 21.17 72.831 | 44 | Adajan 395009, Varachha 395006, Katargam 395004, Vesu 395007, Udhna 394210, Althan 395017, Pal 394510, Athwalines 395001, Piplod 395007
Jaipur | Rajasthan | rajasthani | 26.912 75.787 | 48 | Malviya Nagar 302017, Vaishali Nagar 302021, Mansarovar 302020, Raja Park 302004, Jagatpura 302017, Sitapura 302022, Jhotwara 302012, Tonk Road 302015, C-Scheme 302001, Murlipura 302039, Vidhyadhar Nagar 302039
Lucknow | Uttar Pradesh | hindi | 26.847 80.946 | 42 | Gomti Nagar 226010, Aliganj 226024, Indira Nagar 226016, Alambagh 226005, Hazratganj 226001, Rajajipuram 226017, Chinhat 226028, Ashiyana 226012, Jankipuram 226021, Aminabad 226018
Gurugram | Haryana | hindi | 28.459 77.027 | 42 | Sector 14 122001, DLF Phase 3 122002, Sohna Road 122018, Palam Vihar 122017, Sector 56 122011, Udyog Vihar 122016, Sushant Lok 122009, Sector 82 122004, Old Railway Road 122001
Noida | Uttar Pradesh | hindi | 28.57 77.34 | 38 | Sector 18 201301, Sector 62 201309, Sector 63 201301, Sector 10 201301, Sector 50 201301, Sector 76 201301, Sector 110 201304, Sector 135 201304, Bhangel 201304
Ghaziabad | Uttar Pradesh | hindi | 28.669 77.438 | 28 | Indirapuram 201014, Vaishali 201010, Raj Nagar 201002, Kavi Nagar 201002, Sahibabad 201005, Vasundhara 201012, Mohan Nagar 201007, Crossings Republik 201016
Thane | Maharashtra | marathi | 19.218 72.978 | 36 | Naupada 400602, Ghodbunder Road 400607, Majiwada 400601, Wagle Estate 400604, Kasarvadavali 400615, Vartak Nagar 400606, Manpada 400610, Kopri 400603
Navi Mumbai | Maharashtra | marathi | 19.052 73.022 | 34 | Vashi 400703, Nerul 400706, Kharghar 410210, Panvel 410206, Airoli 400708, Belapur 400614, Kopar Khairane 400709, Turbhe 400705, Kamothe 410209
Indore | Madhya Pradesh | hindi | 22.72 75.858 | 36 | Vijay Nagar 452010, Palasia 452001, Bhawarkua 452014, Rajwada 452004, Sudama Nagar 452009, Scheme No 54 452010, Annapurna Road 452009, Siyaganj 452007, Rau 453331
Bhopal | Madhya Pradesh | hindi | 23.259 77.413 | 26 | MP Nagar 462011, Arera Colony 462016, Kolar Road 462042, Bairagarh 462030, Govindpura 462023, Ashoka Garden 462023, Hoshangabad Road 462026, Ayodhya Bypass 462041
Nagpur | Maharashtra | marathi | 21.146 79.088 | 32 | Dharampeth 440010, Sitabuldi 440012, Manish Nagar 440015, Wardhaman Nagar 440008, Pratap Nagar 440022, Sadar 440001, Hingna Road 440016, Nandanvan 440009, Itwari 440002
Nashik | Maharashtra | marathi | 19.997 73.79 | 26 | College Road 422005, Indira Nagar 422009, Panchavati 422003, Cidco 422008, Satpur 422007, Ambad 422010, Nashik Road 422101, Gangapur Road 422013
Vadodara | Gujarat | gujarati | 22.307 73.181 | 30 | Alkapuri 390007, Manjalpur 390011, Gotri 390021, Akota 390020, Karelibaug 390018, Makarpura 390010, Waghodia Road 390019, Sama 390024
Rajkot | Gujarat | gujarati | 22.303 70.802 | 26 | Kalawad Road 360005, Gondal Road 360002, Mavdi 360004, Bhakti Nagar 360002, University Road 360005, Yagnik Road 360001, Raiya Road 360007
Coimbatore | Tamil Nadu | tamil | 11.017 76.956 | 34 | RS Puram 641002, Gandhipuram 641012, Peelamedu 641004, Saibaba Colony 641011, Singanallur 641005, Ganapathy 641006, Kuniamuthur 641008, Saravanampatti 641035
Kochi | Kerala | malayalam | 9.99 76.31 | 34 | Edappally 682024, Kaloor 682017, Kakkanad 682030, Palarivattom 682025, Vyttila 682019, Aluva 683101, Tripunithura 682301, Kadavanthra 682020, Thrikkakara 682021
Visakhapatnam | Andhra Pradesh | telugu | 17.725 83.29 | 28 | Dwaraka Nagar 530016, MVP Colony 530017, Gajuwaka 530026, Madhurawada 530048, Seethammadhara 530013, Akkayyapalem 530016, NAD Junction 530009
Vijayawada | Andhra Pradesh | telugu | 16.506 80.648 | 24 | Benz Circle 520010, Governorpet 520002, Patamata 520010, Auto Nagar 520007, Bhavanipuram 520012, Moghalrajpuram 520010, Gollapudi 521225
Chandigarh | Chandigarh | punjabi | 30.733 76.779 | 28 | Sector 17 160017, Sector 22 160022, Sector 35 160022, Manimajra 160101, Industrial Area Phase I 160002, Sector 44 160047, Sector 26 160019
Ludhiana | Punjab | punjabi | 30.901 75.857 | 26 | Model Town 141002, Sarabha Nagar 141001, Gill Road 141003, Dugri 141013, Miller Ganj 141003, Civil Lines 141001, BRS Nagar 141012, Focal Point 141010
Faridabad | Haryana | hindi | 28.409 77.317 | 24 | Sector 15 121007, NIT 5 121001, Ballabgarh 121004, Sector 21C 121001, Old Faridabad 121002, Greater Faridabad 121006, Sector 37 121003
Patna | Bihar | hindi | 25.594 85.137 | 28 | Boring Road 800001, Kankarbagh 800020, Rajendra Nagar 800016, Bailey Road 800014, Patliputra Colony 800013, Exhibition Road 800001, Danapur 801503, Anisabad 800002
Kanpur | Uttar Pradesh | hindi | 26.45 80.332 | 26 | Kidwai Nagar 208011, Swaroop Nagar 208002, Kakadeo 208025, Govind Nagar 208006, Kalyanpur 208017, Barra 208027, Civil Lines 208001, Panki 208020
Agra | Uttar Pradesh | hindi | 27.177 78.008 | 18 | Sanjay Place 282002, Kamla Nagar 282005, Sikandra 282007, Dayalbagh 282005, Tajganj 282001, Shahganj 282010
Varanasi | Uttar Pradesh | hindi | 25.318 82.974 | 20 | Lanka 221005, Sigra 221010, Mahmoorganj 221010, Bhelupur 221010, Shivpur 221003, Sarnath 221007, Pandeypur 221002
Prayagraj | Uttar Pradesh | hindi | 25.436 81.846 | 16 | Civil Lines 211001, Katra 211002, George Town 211002, Naini 211008, Jhunsi 211019, Mutthiganj 211003
Meerut | Uttar Pradesh | hindi | 28.984 77.706 | 16 | Shastri Nagar 250004, Saket 250003, Garh Road 250004, Begum Bridge 250001, Modipuram 250110, Kanker Khera 250001
Bareilly | Uttar Pradesh | hindi | 28.367 79.43 | 11 | Civil Lines 243001, Rajendra Nagar 243122, Izzatnagar 243122, Pilibhit Bypass 243006, Subhash Nagar 243001
Dehradun | Uttarakhand | hindi | 30.316 78.032 | 22 | Rajpur Road 248001, Clement Town 248002, Patel Nagar 248001, Ballupur 248001, Sahastradhara Road 248001, Prem Nagar 248007, Raipur Road 248008
Haridwar | Uttarakhand | hindi | 29.945 78.147 | 10 | Jwalapur 249407, Ranipur 249403, Kankhal 249408, Shivalik Nagar 249403, Bahadrabad 249402
Jodhpur | Rajasthan | rajasthani | 26.268 73.009 | 20 | Sardarpura 342003, Shastri Nagar 342003, Ratanada 342011, Chopasni Housing Board 342008, Paota 342006, Basni 342005, Pal Road 342008
Udaipur | Rajasthan | rajasthani | 24.585 73.712 | 20 | Hiran Magri 313002, Fatehpura 313001, Sukher 313001, Bhuwana 313001, Madri 313003, Chetak Circle 313001, Bedla Road 313011
Kota | Rajasthan | rajasthani | 25.18 75.839 | 16 | Talwandi 324005, Vigyan Nagar 324005, Gumanpura 324007, Mahaveer Nagar 324005, Kunhari 324008, Dadabari 324009
Ajmer | Rajasthan | rajasthani | 26.45 74.64 | 10 | Vaishali Nagar 305001, Foy Sagar Road 305005, Beawar Road 305001, Panchsheel Nagar 305004, Adarsh Nagar 305001
Amritsar | Punjab | punjabi | 31.634 74.872 | 18 | Ranjit Avenue 143001, Lawrence Road 143001, Majitha Road 143001, GT Road 143001, Putligarh 143002, Chheharta 143105
Jalandhar | Punjab | punjabi | 31.326 75.576 | 16 | Model Town 144003, Urban Estate Phase II 144022, Nakodar Road 144001, Rama Mandi 144005, Basti Sheikh 144002
Panipat | Haryana | hindi | 29.39 76.969 | 10 | Model Town 132103, GT Road 132103, Sector 25 132103, Assandh Road 132103, Tehsil Camp 132103
Shimla | Himachal Pradesh | hindi | 31.104 77.173 | 9 | Sanjauli 171006, Chotta Shimla 171002, New Shimla 171009, Kasumpti 171009, Totu 171011
Jammu | Jammu and Kashmir | punjabi | 32.726 74.857 | 13 | Gandhi Nagar 180004, Trikuta Nagar 180012, Bari Brahmana 181133, Talab Tillo 180002, Channi Himmat 180015
Srinagar | Jammu and Kashmir | punjabi | 34.083 74.797 | 9 | Lal Chowk 190001, Rajbagh 190008, Karan Nagar 190010, Hyderpora 190014, Bemina 190018
Ranchi | Jharkhand | hindi | 23.344 85.31 | 18 | Lalpur 834001, Doranda 834002, Harmu 834002, Kanke Road 834008, Ratu Road 834005, Kokar 834001, Hinoo 834002
Jamshedpur | Jharkhand | hindi | 22.804 86.203 | 14 | Bistupur 831001, Sakchi 831001, Kadma 831005, Sonari 831011, Mango 831012, Adityapur 831013
Dhanbad | Jharkhand | hindi | 23.795 86.43 | 10 | Hirapur 826001, Bank More 826001, Saraidhela 828127, Govindpur 828109, Jharia 828111
Raipur | Chhattisgarh | hindi | 21.251 81.63 | 20 | Shankar Nagar 492007, Pandri 492004, Tatibandh 492099, Telibandha 492001, Samta Colony 492001, Devendra Nagar 492009, Bhanpuri 493221
Gwalior | Madhya Pradesh | hindi | 26.218 78.183 | 14 | Lashkar 474001, City Centre 474011, Morar 474006, Thatipur 474011, Hazira 474003
Jabalpur | Madhya Pradesh | hindi | 23.181 79.987 | 14 | Wright Town 482002, Napier Town 482001, Vijay Nagar 482002, Adhartal 482004, Gorakhpur 482001
Aurangabad | Maharashtra | marathi | 19.876 75.343 | 15 | Cidco N-4 431003, Garkheda 431009, Jalna Road 431001, Waluj 431136, Beed Bypass 431010, Osmanpura 431005
Kolhapur | Maharashtra | marathi | 16.705 74.243 | 14 | Rajarampuri 416008, Shahupuri 416001, Tarabai Park 416003, Gokul Shirgaon 416234, Kalamba 416007, Laxmipuri 416002
Solapur | Maharashtra | marathi | 17.66 75.906 | 11 | Hotgi Road 413003, Murarji Peth 413001, Jule Solapur 413004, Akkalkot Road 413006, Saat Rasta 413003
Panaji | Goa | goan | 15.491 73.828 | 11 | Miramar 403001, Porvorim 403521, Taleigao 403002, Ribandar 403006, Santa Cruz 403005
Margao | Goa | goan | 15.276 73.958 | 9 | Fatorda 403602, Aquem 403601, Navelim 403707, Borda 403602, Comba 403601
Mysuru | Karnataka | kannada | 12.296 76.639 | 24 | Kuvempunagar 570023, Vijayanagar 570017, Gokulam 570002, Saraswathipuram 570009, Hebbal Industrial Area 570016, Bogadi 570026, Nazarbad 570010
Mangaluru | Karnataka | kannada | 12.885 74.862 | 20 | Kadri 575002, Bejai 575004, Kankanady 575002, Surathkal 575014, Kottara 575006, Hampankatta 575001, Derebail 575006
Hubballi | Karnataka | kannada | 15.365 75.124 | 16 | Vidyanagar 580031, Keshwapur 580023, Gokul Road 580030, Deshpande Nagar 580029, Unkal 580031
Belagavi | Karnataka | kannada | 15.85 74.498 | 11 | Tilakwadi 590006, Shahapur 590003, Camp 590001, Udyambag 590008, Sadashiv Nagar 590019
Madurai | Tamil Nadu | tamil | 9.925 78.12 | 20 | Anna Nagar 625020, KK Nagar 625020, Simmakkal 625001, Villapuram 625012, Thirunagar 625006, Bypass Road 625010, Goripalayam 625002
Tiruchirappalli | Tamil Nadu | tamil | 10.79 78.705 | 17 | Thillai Nagar 620018, Cantonment 620001, Srirangam 620006, KK Nagar 620021, Woraiyur 620003, Ariyamangalam 620010
Salem | Tamil Nadu | tamil | 11.664 78.146 | 14 | Fairlands 636016, Hasthampatti 636007, Ammapet 636003, Suramangalam 636005, Five Roads 636004
Tirunelveli | Tamil Nadu | tamil | 8.714 77.757 | 9 | Palayamkottai 627002, Vannarpettai 627003, Melapalayam 627005, Perumalpuram 627007, Town 627006
Puducherry | Puducherry | tamil | 11.937 79.81 | 12 | Lawspet 605008, Reddiarpalayam 605010, Muthialpet 605003, Villianur 605110, Mudaliarpet 605004
Thiruvananthapuram | Kerala | malayalam | 8.525 76.95 | 24 | Pattom 695004, Kazhakkoottam 695582, Vazhuthacaud 695014, Karamana 695002, Ulloor 695011, Peroorkada 695005, Kesavadasapuram 695004
Kozhikode | Kerala | malayalam | 11.259 75.79 | 20 | Mavoor Road 673004, Nadakkavu 673011, Feroke 673631, Kunnamangalam 673571, West Hill 673005, Palayam 673002
Thrissur | Kerala | malayalam | 10.527 76.214 | 18 | Punkunnam 680002, Ollur 680306, Kuriachira 680006, East Fort 680005, Ayyanthole 680003, Viyyur 680010
Kannur | Kerala | malayalam | 11.874 75.38 | 10 | Thana 670012, Thavakkara 670002, Talap 670002, Chala 670621, Pallikunnu 670004
Warangal | Telangana | telugu | 17.97 79.594 | 13 | Hanamkonda 506001, Kazipet 506003, Subedari 506001, Nakkalagutta 506001, Hunter Road 506002
Guntur | Andhra Pradesh | telugu | 16.306 80.436 | 14 | Brodipet 522002, Arundelpet 522002, Lakshmipuram 522007, Pattabhipuram 522006, Gorantla 522034
Tirupati | Andhra Pradesh | telugu | 13.629 79.419 | 12 | Korlagunta 517501, Tiruchanur Road 517501, Renigunta Road 517501, Balaji Colony 517502, KT Road 517507
Rajahmundry | Andhra Pradesh | telugu | 17.005 81.784 | 9 | Danavaipeta 533103, Morampudi 533103, Innispeta 533101, T Nagar 533101, Lalacheruvu 533106
Howrah | West Bengal | bengali | 22.595 88.3 | 16 | Shibpur 711102, Salkia 711106, Bally 711201, Kadamtala 711101, Liluah 711204, Andul Road 711103
Siliguri | West Bengal | bengali | 26.727 88.395 | 18 | Sevoke Road 734001, Hill Cart Road 734001, Pradhan Nagar 734003, Matigara 734010, Hakimpara 734001, Bhakti Nagar 734007
Durgapur | West Bengal | bengali | 23.52 87.311 | 13 | City Centre 713216, Benachity 713213, Bidhannagar 713212, Steel Township 713204, Muchipara 713212
Bhubaneswar | Odisha | odia | 20.296 85.825 | 24 | Saheed Nagar 751007, Patia 751024, Rasulgarh 751010, Khandagiri 751030, Nayapalli 751012, Jaydev Vihar 751013, Old Town 751002
Cuttack | Odisha | odia | 20.462 85.883 | 13 | Buxi Bazar 753001, College Square 753003, Madhupatna 753010, Bidanasi 753014, Link Road 753012
Guwahati | Assam | northeast | 26.145 91.736 | 22 | Ganeshguri 781006, Beltola 781028, Paltan Bazaar 781008, Maligaon 781011, Zoo Road 781024, Six Mile 781022, Fancy Bazaar 781001
Dibrugarh | Assam | northeast | 27.473 94.912 | 8 | Chowkidinghee 786001, Graham Bazaar 786001, Khaniagaon 786001, Mancotta Road 786003, Lahoal 786010
Shillong | Meghalaya | northeast | 25.578 91.893 | 8 | Police Bazar 793001, Laitumkhrah 793003, Mawlai 793008, Nongthymmai 793014, Jaiaw 793002
`;

function parseCity(line: string): City {
  const [name, state, region, centre, weight, localities] = line.split(' | ') as [string, string, Region, string, string, string];
  const [lat, lng] = centre.split(' ').map(Number) as [number, number];
  return {
    name,
    state,
    region,
    lat,
    lng,
    weight: Number(weight),
    localities: localities.split(', ').map((entry) => {
      const at = entry.lastIndexOf(' ');
      return { name: entry.slice(0, at), pin: entry.slice(at + 1) };
    }),
  };
}

/** The cities of the demo directory, with localities and their PIN codes. */
export const cities: readonly City[] = table.trim().split('\n').map(parseCity);
