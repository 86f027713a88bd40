import type { Region } from '#server/demo/cities.ts';
import type { Random } from '#server/demo/random.ts';

/** What people and shops of a language area are called. */
type NameWords = {
  /** Gods, saints and good omens that shops are named after. */
  auspicious: string;
  /** Rivers, hills and other names of the area. */
  land: string;
  men: string;
  women: string;
  surnames: string;
  /** Full names whose two halves do not mix with the lists above. */
  others: string;
};

const words: Record<Region, NameWords> = {
  marathi: {
    auspicious:
      'Shree Ganesh,Om Sai,Siddhivinayak,Shree Swami Samarth,Jai Malhar,Vitthal,Tulja Bhavani,Jai Bhavani,Mauli,Shree Datta,Morya,Ekvira',
    land: 'Sahyadri,Godavari,Bhima,Shivneri,Konkan,Deccan,Panchganga,Rajgad,Indrayani,Krishna',
    men: 'Sachin,Mahesh,Nilesh,Prashant,Sandeep,Ganesh,Rahul,Vikas,Amol,Santosh,Ajit,Yogesh',
    women: 'Snehal,Pooja,Ashwini,Manisha,Sayali,Vaishali,Rupali,Anagha',
    surnames: 'Patil,Kulkarni,Deshmukh,Jadhav,Shinde,Pawar,Joshi,More,Gaikwad,Bhosale,Kale,Deshpande,Chavan,Kadam,Salunkhe',
    others: 'Irfan Shaikh,Salim Mulla,Nilofer Shaikh,Peter Almeida',
  },
  gujarati: {
    auspicious: 'Shree Khodiyar,Umiya,Ambica,Jay Ambe,Shree Hari,Swaminarayan,Bahuchar,Shree Gayatri,Mahavir,Jalaram,Randal,Somnath',
    land: 'Narmada,Sabarmati,Girnar,Saurashtra,Tapi,Kutch,Gir,Mahi,Dwarka,Lothal',
    men: 'Hitesh,Jignesh,Bhavesh,Ketan,Mehul,Nilesh,Paresh,Chirag,Hardik,Vipul,Jayesh,Kalpesh',
    women: 'Hetal,Kinjal,Bhavna,Dipti,Jalpa,Komal,Nisha,Urvashi',
    surnames: 'Patel,Shah,Mehta,Desai,Prajapati,Parmar,Solanki,Panchal,Trivedi,Suthar,Vaghela,Gajjar,Modi,Bhatt,Chauhan',
    others: 'Yusuf Memon,Imtiyaz Vohra,Rustom Daruwala,Sabina Mansuri',
  },
  hindi: {
    auspicious:
      'Shri Balaji,Maa Vaishno,Jai Mata Di,Shri Ram,Bajrang,Om Shiv,Mahakal,Shri Krishna,Maa Durga,Hanuman,Laxmi Narayan,Vishwakarma',
    land: 'Ganga,Yamuna,Himalaya,Vindhya,Awadh,Triveni,Gomti,Bundelkhand,Doon,Saryu',
    men: 'Rajesh,Manoj,Amit,Pankaj,Sunil,Vinod,Ashok,Deepak,Rakesh,Anil,Sanjay,Arvind',
    women: 'Neha,Priyanka,Kavita,Ritu,Shalini,Sunita,Anjali',
    surnames: 'Sharma,Gupta,Verma,Singh,Yadav,Mishra,Agarwal,Tiwari,Jain,Srivastava,Chaudhary,Saxena,Tyagi',
    others: 'Imran Khan,Shahid Ansari,Nazia Siddiqui,Arif Qureshi,Javed Alam',
  },
  punjabi: {
    auspicious: 'Guru Nanak,Waheguru,Baba Deep Singh,Guru Kirpa,Satkartar,Jai Durge,Nanak,Sahib,Amar,Raghunath,Khalsa,Sat Sahib',
    land: 'Satluj,Beas,Shivalik,Doaba,Malwa,Tawi,Chinar,Five Rivers,Dhauladhar,Jhelum',
    men: 'Gurpreet,Harpreet,Jaswinder,Manpreet,Sukhdev,Balwinder,Rohit,Vikram,Kuldeep,Amarjit,Navdeep',
    women: 'Simran,Harleen,Jasleen,Mandeep,Kiran,Rajni,Ravneet',
    surnames: 'Singh,Sandhu,Gill,Dhillon,Arora,Bedi,Khanna,Malhotra,Sethi,Grewal,Kapoor,Bhatia,Chopra,Saini',
    others: 'Tariq Mir,Shazia Bhat,Bashir Lone,Javid Wani',
  },
  rajasthani: {
    auspicious:
      'Shree Shyam,Khatu Shyam,Rani Sati,Shree Nath,Karni,Salasar Balaji,Govind Dev,Eklingji,Ramdev,Sanwariya,Jeen Mata,Charbhuja',
    land: 'Aravali,Marwar,Mewar,Thar,Rajputana,Pichola,Chambal,Hadoti,Shekhawati,Amber',
    men: 'Mahendra,Bhanwar,Kailash,Mukesh,Narendra,Suresh,Dinesh,Lokesh,Om Prakash,Hemant,Rajendra,Devendra',
    women: 'Meenakshi,Santosh,Rekha,Mamta,Kusum,Divya,Seema,Payal',
    surnames: 'Rathore,Shekhawat,Jangid,Suthar,Agarwal,Khandelwal,Meena,Saini,Kumawat,Choudhary,Soni,Sharma,Bhati,Jain,Prajapat',
    others: 'Salim Khan,Rafiq Lohar,Shabana Sheikh,Aslam Pathan',
  },
  tamil: {
    auspicious:
      'Sri Murugan,Sri Vinayaga,Sri Amman,Annamalaiyar,Sri Lakshmi,Sri Balamurugan,Vel,Sri Meenakshi,Karpaga Vinayagar,Sri Ayyanar,St. Antony,Sri Ranganatha',
    land: 'Kaveri,Vaigai,Nilgiri,Chola,Pandian,Thamirabarani,Kongu,Pallava,Coromandel,Marina',
    men: 'Senthil,Karthik,Murugan,Saravanan,Prabhu,Rajkumar,Suresh,Arun,Ganesan,Anand,Venkatesh',
    women: 'Priya,Kavitha,Revathi,Lakshmi,Deepa,Gayathri,Shanthi,Malathi',
    surnames: 'Subramanian,Raman,Selvam,Natarajan,Krishnan,Arumugam,Palaniappan,Chettiar,Rajan,Sundaram,Perumal,Velu,Mani,Pandian,Durai',
    others: 'Joseph Xavier,Abdul Rahman,Mary Stella,Syed Ibrahim',
  },
  telugu: {
    auspicious:
      'Sri Venkateswara,Sri Sai Balaji,Sri Lakshmi Narasimha,Sri Durga,Sri Rama,Tirumala,Sri Anjaneya,Sri Mallikarjuna,Simhadri,Sri Kanaka Durga,Vinayaka,Sri Padmavathi',
    land: 'Krishna,Godavari,Kakatiya,Deccan,Charminar,Amaravathi,Golconda,Pennar,Telangana,Musi',
    men: 'Srinivas,Ramesh,Venkat,Ravi,Nagaraju,Prasad,Kiran,Mahesh,Suresh,Chandra Sekhar,Naresh',
    women: 'Swathi,Lavanya,Sravani,Padma,Madhavi,Anusha,Sirisha',
    surnames: 'Reddy,Rao,Naidu,Goud,Chowdary,Raju,Varma,Prasad,Babu,Murthy,Sastry,Kumar,Yadav,Setty',
    others: 'Abdul Kareem,Ayesha Begum,Shaik Mastan,Mohammed Saleem',
  },
  kannada: {
    auspicious:
      'Sri Manjunatha,Sri Chamundeshwari,Sri Raghavendra,Sri Basaveshwara,Sri Lakshmi Venkateshwara,Sri Maruthi,Annapoorneshwari,Sri Siddalingeshwara,Banashankari,Sri Nandi,Sri Durga Parameshwari,Sri Ganapathi',
    land: 'Cauvery,Nandi,Hoysala,Malnad,Vijayanagara,Tungabhadra,Karavali,Chalukya,Sharavathi,Kadamba',
    men: 'Manjunath,Basavaraj,Girish,Nagaraj,Ravikumar,Shivakumar,Prakash,Naveen,Lokesh,Umesh,Santhosh,Raghu',
    women: 'Roopa,Shruthi,Chaitra,Sowmya,Vidya,Asha,Pavithra,Sahana',
    surnames: 'Gowda,Shetty,Hegde,Rao,Murthy,Patil,Bhat,Naik,Acharya,Kamath,Reddy,Poojary,Hiremath,Kulkarni,Swamy',
    others: 'Ismail Beary,Melwyn D’Souza,Mohammed Rafi,Flavia Lobo',
  },
  malayalam: {
    auspicious:
      "Sree Krishna,Guruvayurappan,Ayyappa,Sree Bhadra,St. George,Al Ameen,St. Mary's,Sree Padmanabha,Infant Jesus,Sabari,Sree Narayana,Amritha",
    land: 'Malabar,Periyar,Nila,Travancore,Kairali,Vembanad,Keraleeyam,Sahya,Backwater,Pamba',
    men: 'Biju,Anil,Shaji,Sunil,Rajeev,Vinod,Manoj,Shibu',
    women: 'Bindu,Sreeja,Anju,Reshma,Lakshmi,Jisha',
    surnames: 'Nair,Menon,Pillai,Panicker,Namboothiri,Kutty,Unni',
    others:
      'Jose Varghese,Thomas Mathew,Faisal Koya,Ashraf Kutty,Mary Jacob,Fathima Beevi,Shaji George,Jose Kurian,Reji Thomas,Noushad Ali',
  },
  bengali: {
    auspicious:
      'Maa Tara,Maa Kali,Sri Ramakrishna,Annapurna,Maa Sarada,Joy Guru,Lokenath,Radha Gobinda,Maa Manasa,Sri Guru,Biswakarma,Mahaprabhu',
    land: 'Hooghly,Damodar,Sundarban,Bengal,Teesta,Kanchenjunga,Howrah Bridge,Rupnarayan,Dooars,Ajoy',
    men: 'Subrata,Debasish,Tapan,Partha,Sanjib,Arindam,Sourav,Biswajit,Ashis,Prosenjit,Nirmal',
    women: 'Moumita,Sudipta,Ananya,Rina,Paramita,Susmita,Tanushree',
    surnames: 'Das,Ghosh,Mondal,Saha,Chatterjee,Banerjee,Dey,Paul,Bose,Roy,Sarkar,Pal,Dutta,Sen,Biswas',
    others: 'Rafikul Islam,Nasrin Khatun,Sahidul Mollah,Anthony Gomes',
  },
  odia: {
    auspicious:
      'Jagannath,Maa Tarini,Lingaraj,Maa Mangala,Maa Samaleswari,Sri Gopinath,Maa Bhagabati,Jay Jagannath,Nilachakra,Maa Kataka Chandi,Budharaja,Kalinga Durga',
    land: 'Kalinga,Mahanadi,Utkal,Chilika,Konark,Kathajodi,Barabati,Udayagiri,Puri,Baitarani',
    men: 'Bibhuti,Pradeep,Manas,Sarat,Debendra,Prakash,Susanta,Ranjan,Bijay,Akshaya,Dillip,Sanjaya',
    women: 'Sasmita,Itishree,Madhusmita,Lipsa,Sujata,Pratima,Rashmita,Gitanjali',
    surnames: 'Mohanty,Sahoo,Behera,Nayak,Panda,Das,Mishra,Swain,Pradhan,Rout,Jena,Patra,Barik,Dash,Parida',
    others: 'Sheikh Nizam,Rubina Begum,Abdul Sattar',
  },
  northeast: {
    auspicious: 'Kamakhya,Maa Kamakhya,Sri Sankardev,Umananda,Bishnu,Ganesh,Navagraha,St. Xavier,Joymati,Basistha,Maa Durga,Satsang',
    land: 'Brahmaputra,Lohit,Pragjyotish,Kaziranga,Barak,Seven Sisters,Khasi Hills,Umiam,Luit,Manas',
    men: 'Dipankar,Pranjal,Bhaskar,Rituraj,Hemanta,Nabajyoti,Jitul,Bankim,Mridul,Rajib,Kamal',
    women: 'Rimpi,Jonali,Barnali,Nibedita,Pallavi,Mamoni',
    surnames: 'Bora,Das,Kalita,Saikia,Deka,Gogoi,Sharma,Baruah,Hazarika,Nath,Choudhury,Medhi,Agarwal,Talukdar',
    others: 'Wanshan Lyngdoh,Banri Kharkongor,Daphi Syiem,Rafiqul Hussain',
  },
  goan: {
    auspicious:
      'Shree Mangueshi,St. Francis,Shree Shantadurga,Our Lady,Holy Cross,Shree Damodar,Mahalasa,San Antonio,Shree Ram,Fatima,Saptakoteshwar,Shree Nagesh',
    land: 'Mandovi,Zuari,Konkan,Mollem,Dudhsagar,Sal,Gomantak,Chapora,Salcete,Tiswadi',
    men: 'Sandesh,Prasad,Rohan,Nitin,Damodar,Uday',
    women: 'Sneha,Sulaxa,Alka,Reshma',
    surnames: "Naik,Fernandes,D'Souza,Gaonkar,Pereira,Kamat,Rodrigues,Prabhu,Desai,Dias,Shirodkar,Gomes,Sawant,Costa,Borkar",
    others: 'Anthony Fernandes,Agnelo D’Souza,Mario Pereira,Joaquim Rodrigues,Maria Dias,Savio Gomes,Fiona Costa,Melissa Fernandes',
  },
};

const modern =
  'BuildRight,UrbanNest,Pinnacle,Skyline,Trinity,NexGen,A-One,Royal,Star,National,Bharat,Hindustan,Perfect,Elite,Classic,Prime,Reliable,Galaxy,Unique,Modern,Universal,Apex,Everest,Supreme,Crystal,Diamond,Sunrise,Metro,Tricolour,Silverline,Blue Chip,Landmark,Matrix,Orbit,Vertex,Zenith,Swastik,Ashirwad,Shubham,Ekta,Pragati,Vikas,Navyug,Akshar,Aakar,Nirmal,Samrat,Ujjwal,Srishti,Kohinoor'.split(
    ',',
  );
const initials = 'R.K.,S.K.,A.K.,M.K.,J.K.,P.K.,S.S.,K.G.,A.V.,B.R.,M.M.,V.K.,D.K.,N.K.,G.S.,H.K.'.split(',');

/** A person of the region: 'Sachin Kulkarni'. */
export function personName(random: Random, region: Region): string {
  const { men, women, surnames, others } = words[region];
  if (random.chance(region === 'malayalam' || region === 'goan' ? 0.3 : 0.08)) return random.pick(others.split(','));
  const first = random.pick((random.chance(0.66) ? men : women).split(','));
  return `${first} ${random.pick(surnames.split(','))}`;
}

/** A business of the region whose name ends in `ending`, a word of its trade: 'Shree Ganesh Waterproofing'. */
export function businessName(random: Random, region: Region, locality: string, ending: string): string {
  const { auspicious, land, men, surnames } = words[region];
  const surname = random.pick(surnames.split(','));
  if (ending.startsWith('&')) return `${surname} ${random.chance(0.5) ? `${random.pick(surnames.split(','))} ` : ''}${ending}`;
  const kinds = [
    { weight: 30, start: random.pick(auspicious.split(',')) },
    { weight: 18, start: random.pick(land.split(',')) },
    { weight: 24, start: random.pick(modern) },
    { weight: 9, start: surname },
    { weight: 7, start: `${surname} ${random.pick(['& Sons', 'Brothers', 'Bros.'])}` },
    { weight: 6, start: random.pick(men.split(',')) },
    { weight: 5, start: random.pick(initials) },
    { weight: 4, start: `New ${random.pick([...modern, ...land.split(',')])}` },
    { weight: /\d/.test(locality) ? 0 : 3, start: locality },
  ];
  return `${random.weighted(kinds).start} ${ending}`;
}
