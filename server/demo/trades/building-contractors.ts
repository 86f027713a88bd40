import { trade } from '#server/demo/trades/trade.ts';

/** Contractors who build, dig, shutter, design and landscape. */
export const buildingContractors = [
  trade('contractor', 'Construction Contractors', 12, {
    names: 'Constructions | Builders | Infra | Civil Contractors | Construction Co. | Buildcon | Housing | Projects',
    prices:
      '{1650-2600/50} per sq ft | {1700-2400/50} per sq ft with material | {350-480/10} per sq ft labour only | {18-26/1} lakh for 1000 sq ft | {240-420/20} per sq ft',
    works:
      'individual houses from plinth to finish | extra floors on existing buildings | labour-rate contracts | turnkey construction with material | compound walls and gates | RCC frame work | shop and godown construction | structural repairs | row houses and duplexes | foundation and plinth work',
    notes:
      'Every slab is cast with a site engineer present and cube tests are shared with the owner. | We give an item-wise BOQ before starting, so there are no surprises at the final bill. | Payment goes stage by stage: plinth, lintel, slab, plaster, finishing. | Curing is done for full ten days and we keep a register on site. | Steel and cement brands are written into the agreement. | We help with plan sanction and completion papers at the municipal office.',
    praise:
      'Slab work was checked twice before casting. | They finished our first floor before the monsoon as promised. | The BOQ was clear and the final bill matched it. | Site was cleaned every evening, neighbours never complained.',
    faults:
      'Finishing of the staircase dragged on for weeks. | Labour strength dropped after the second slab. | Extra charges came up for the parapet wall.',
  }),
  trade('contractor', 'Shuttering', 5, {
    names: 'Shuttering Works | Centering Works | Shuttering Store | Scaffolding & Shuttering | Centering Contractors | Formwork',
    prices:
      '{28-48/2} per sq ft | {22-32/1} per sq ft per use | {55-75/5} per sq ft with steel plates | {9-16/1} per plate per day | {650-900/50} per day',
    works:
      'slab centering with steel plates | column and beam boxes | adjustable jacks on rent | cup-lock scaffolding | plywood shuttering for exposed concrete | staircase and chajja shuttering | staging for high roofs | retaining wall formwork | H-frame scaffolding on hire',
    notes:
      'Plates are oiled and levelled before every use, so the ceiling needs very little chipping. | We keep enough props to hold two floors at a time. | Deshuttering is done only after the engineer signs. | Transport of material within the city is included for slabs above 800 sq ft. | Our carpenters read structural drawings and mark beam depths themselves.',
    praise:
      'Slab bottom came out so clean that we saved on plaster. | Props and plates reached a day before casting. | Beam lines were dead straight.',
    faults:
      'Some plates were bent and left marks on the ceiling. | Deshuttering was delayed, we had to call many times. | Fewer carpenters came than agreed.',
  }),
  trade('contractor', 'Jcb Movers', 6, {
    names: 'Earth Movers | JCB Works | Earthmovers & Transport | Excavators | JCB & Tipper Services | Land Levelling Works',
    prices:
      '{900-1400/50} per hour | {1100-1500/100} per hour | {7500-9800/100} per day | {1200/1} per hour, minimum 3 hours | {2800-4200/100} per tipper trip',
    works:
      'foundation and basement excavation | plot levelling | JCB 3DX on hourly hire | debris removal with tippers | pond and farm bund work | old building demolition | trench digging for pipelines | soil and murum filling | Poclain for rock cutting | road box cutting',
    notes:
      'Operators are experienced and sign an hour sheet at the end of each day. | Diesel and operator are included in the rate. | We have our own tippers, so digging and disposal move together. | Night work is possible where the society and the police permit it. | Machines are serviced every 250 hours, breakdowns on site are rare.',
    praise:
      'Operator was skilled, he did not touch the neighbour wall. | Machine came at seven sharp. | Levelled the whole plot in one day. | Hour meter was shown before and after.',
    faults:
      'They counted the travel time in the bill. | Machine broke down after lunch and came back next day. | Tippers were fewer than promised.',
  }),
  trade('contractor', 'Architects', 7, {
    names: 'Architects | Design Studio | & Associates, Architects | Architecture Studio | Design Consultants | Planners & Architects',
    prices:
      '{35-95/5} per sq ft | {45-80/5} per sq ft design only | {4-6/1}% of project cost | {15000-40000/2500} per floor plan | {2500-5000/500} per visit',
    works:
      'house plans with elevation | municipal sanction drawings | Vastu-compliant layouts | working drawings and details | 3D views and walkthroughs | apartment and commercial design | site supervision | renovation of old houses | green building advice | structural coordination',
    notes:
      'We start with two layout options and refine one with the family. | Sanction drawings follow the current building bye-laws. | Each project gets a full set of electrical, plumbing and joinery drawings. | Courtyards, cross ventilation and shade come before decoration in our work. | Site visits are made at every stage and noted in writing.',
    praise:
      'They listened to my mother about the kitchen and the pooja room. | The elevation looks better than the 3D view. | Sanction came without a single objection. | Drawings were so detailed that the contractor had no questions.',
    faults:
      'Revisions took longer than agreed. | Junior staff came for most site visits. | The final drawings reached after work had begun.',
  }),
  trade('contractor', 'Landscapers', 4, {
    names: 'Landscapes | Garden Care | Green Works | Nursery & Landscaping | Landscape Designers | Gardens | Lawn & Garden',
    prices:
      '{40-120/5} per sq ft | {35-60/5} per sq ft lawn | {3500-6500/500} per month upkeep | {450-900/50} per running ft | {650-1200/50} per visit',
    works:
      'villa gardens | terrace and balcony gardens | Mexican and Bermuda lawns | drip irrigation | vertical green walls | stone pathways and edging | water bodies and fountains | kitchen gardens | monthly garden upkeep | farmhouse plantations',
    notes:
      'We choose plants that survive the local summer with little water. | Soil is tested and mixed with cocopeat and vermicompost before planting. | Plants that die in the first two months are replaced. | Lighting and irrigation are planned before the lawn is laid. | A gardener visits weekly where an upkeep plan is taken.',
    praise:
      'The lawn came up green in three weeks. | Our terrace is now the best corner of the house. | They replaced two palms without asking for money. | Drip system saves us half an hour every day.',
    faults:
      'A few shrubs dried up in the first month. | Gardener is irregular after the first two months. | Pathway stones were not level everywhere.',
  }),
  trade('contractor', 'Heat Insulation', 4, {
    names: 'Insulations | Thermal Solutions | Cool Roof Works | Heat Insulation Works | Roof Cooling | Insulation Company',
    prices:
      '{18-45/1} per sq ft | {55-95/5} per sq ft with foam | {22-38/1} per sq ft two coats | {65-110/5} per sq ft | {120-160/10} per sq ft XPS board',
    works:
      'cool roof coatings | PUF spraying on terraces | XPS board under tiles | rockwool for factory sheds | bubble foil under metal roofs | duct and pipe insulation | heat-reflective white tiles | cold room panels | glasswool partitions',
    notes:
      "A good white coating brings the slab down by several degrees on a May afternoon. | We measure surface temperature before and after the work. | The terrace is washed and cracks are filled before any coat is applied. | Materials come with the maker's data sheet and batch number. | Most homes are done in two days without shifting anything.",
    praise:
      'Top floor bedrooms are bearable in May now. | AC runs much less since the coating. | They showed the temperature difference with a meter. | Workers fixed small cracks before coating.',
    faults:
      'The coating got dirty after one monsoon. | Work stopped for three days because of material. | I expected a bigger difference for the price.',
  }),
  trade('contractor', 'Waterproofing', 9, {
    names:
      'Waterproofing | Waterproofing Solutions | Leakage Experts | Damp Proofing Works | Waterproofing Co. | Leak Care | Waterproof Contractors',
    prices:
      '{28-65/1} per sq ft | {45/1} per sq ft | {35-55/5} per sq ft with 5 year guarantee | {120-180/10} per sq ft membrane | {4500-8500/500} per bathroom | {650-900/50} per point injection',
    works:
      'terrace waterproofing | bathroom leakage without breaking tiles | external wall crack filling | water tank coating | basement injection grouting | APP membrane laying | brick bat coba | swimming pool waterproofing | podium and garden slabs | expansion joint treatment',
    notes:
      'We find the source of the leak with a moisture meter before giving a rate. | Terraces are ponded for 48 hours before handing over. | A written guarantee of five to ten years is given according to the system. | Corners and pipe joints are treated first, as most leaks begin there. | Pre-monsoon inspections are free for housing societies. | Only branded chemicals are opened, in front of the customer.',
    praise:
      'Not one drop in the whole monsoon. | They found the leak behind the wall tiles in one visit. | Ponding test was done for two days before final payment. | The ceiling of the flat below is dry at last. | Guarantee card was given on stamp paper.',
    faults: 'One corner leaked again, they came back after reminders. | Work dragged into the rains. | Rate went up after inspection.',
  }),
];
