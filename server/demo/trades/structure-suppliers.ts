import { trade } from '#server/demo/trades/trade.ts';

/** Suppliers of what a building's frame is made of. */
export const structureSuppliers = [
  trade('supplier', 'Cement', 9, {
    names: 'Cement Agency | Cement Traders | Cement Depot | Building Materials | Cement & Steel | Cement Stockist | Traders',
    prices:
      '{340-430/5} per bag | {365-410/5} per 50 kg bag | {355/1} per bag, minimum 50 | {7000-7900/100} per tonne | {720-950/10} per bag white cement',
    works:
      'OPC 53 grade cement | PPC cement in 50 kg bags | white cement and putty | tile adhesive | ready-mix plaster | rapid-setting cement | waterproof grout | block jointing mortar | PSC cement for coastal work',
    notes:
      "Stock is never older than three weeks; the week number is printed on every bag. | Loading starts at seven, most sites get their bags before the masons arrive. | Unopened bags are taken back within ten days. | GST invoice comes with every load. | Contractors with regular orders get fifteen days' credit.",
    praise:
      'Fresh bags, checked the packing week myself. | Delivery reached in two hours. | Took back eleven unused bags without argument. | Rates are two or three rupees below the market.',
    faults: 'Few bags were torn at unloading. | Unloading labour was charged extra. | They ran out of stock in peak season.',
  }),
  trade('supplier', 'Iron', 7, {
    names: 'Steel Traders | Iron & Steel | Steels | Ispat | TMT Depot | Steel Corporation | Iron Store | Steel Centre',
    prices: '{54-68/1} per kg | {56000-67000/500} per tonne | {59/1} per kg | {62-72/1} per kg cut and bend | {68-84/1} per kg pipe',
    works:
      'TMT bars Fe 500D | MS angles and channels | square and round pipes | binding wire | roofing sheets | cut and bent stirrups | structural beams | chequered plates | GI pipes | wire mesh and chain link',
    notes:
      'Weighing is on a computerised bridge and the slip goes with the truck. | Bars from primary mills only, test certificate on request. | Rings and stirrups are bent to the bar schedule. | Rates change with the market, so we confirm by phone each morning. | Crane unloading is arranged for loads above five tonnes.',
    praise:
      'Weight was exact on a second weighbridge. | Rings were bent exactly as per the schedule. | Test certificate was given without asking twice. | Same-day delivery for four tonnes.',
    faults: 'Rate on the bill was higher than on phone. | A bundle was rusty on top. | Truck came at night.',
  }),
  trade('supplier', 'Bricks/sand', 7, {
    names: 'Bricks | Brick Works | Bricks & Sand Suppliers | Sand Suppliers | Brick Kiln | Building Material Suppliers | Blocks & Bricks',
    prices:
      '{7-12/1} per brick | {6500-9500/100} per 1000 bricks | {48-75/1} per cft sand | {55-68/1} per AAC block | {3800-5200/100} per brass | {1400-2100/50} per tonne',
    works:
      'red clay bricks | fly ash bricks | AAC blocks | river sand | M-sand and P-sand | solid concrete blocks | filling sand | plaster sand, double washed | hollow blocks',
    notes:
      'Bricks are stacked and counted at your site before payment. | M-sand comes from a plant with its own washing line. | Each truck is measured in front of the customer. | Royalty slip travels with every load of sand. | Chamber bricks of first quality ring when struck; come and try.',
    praise:
      'Count was correct and very few bricks were broken. | Sand was clean, hardly any silt. | Truck measurement was done openly. | Blocks have sharp edges and equal size.',
    faults: 'Around fifty bricks were broken. | Sand was wet and measured heavy. | Load came a day later than booked.',
  }),
  trade('supplier', 'Crushed stone/bajri', 5, {
    names: 'Stone Crusher | Crushers | Stone & Bajri | Aggregates | Bajri Suppliers | Stone Suppliers | Metal & Sand',
    prices: '{28-48/1} per cft | {850-1300/50} per tonne | {3200-4600/100} per brass | {32/1} per cft 20 mm | {1800-2600/100} per trolley',
    works:
      '20 mm aggregate | 10 mm grit | 40 mm metal for foundations | GSB and wet mix | washed bajri | stone dust | boulders for pitching | murum for filling | crusher sand | ballast',
    notes:
      'Our crusher stands twenty kilometres out, so the rate is straight from the plant. | Cubical aggregate from a VSI machine needs less cement. | Loads are weighed at the plant and can be checked anywhere. | We run our own fleet of tippers, day and night where permitted. | RMC plants and road contractors take from us every day.',
    praise:
      'Aggregate was clean and evenly sized. | Three loads arrived in one morning. | Weight slip matched the local kanta. | Good rate for foundation metal.',
    faults: 'Too much dust in the second load. | Driver asked for extra for the narrow lane. | Half trolley was short.',
  }),
  trade('supplier', 'Hardware and tools', 8, {
    names: 'Hardware | Hardware Stores | Hardware & Tools | Tools Centre | Mill Store | Hardware Mart | Machinery & Tools',
    prices:
      '{120-450/10} onwards | {2200-4800/100} per drill machine | {250-900/50} per set | {90-160/5} per kg nails | {1400-3200/100} per lock set',
    works:
      'power tools | door locks and handles | nails, screws and anchors | hand tools | drawer channels and hinges | paint brushes and rollers | ropes, chains and pulleys | safety shoes and helmets | welding rods and cutting wheels | plumbing spares',
    notes:
      'More than six thousand items are kept on the shelves, and we know where each one is. | Power tools are sold with bill and brand warranty; service is taken care of here. | Carpenters and fabricators get a monthly account. | If a screw is not in stock, it comes by next morning. | Grinders and drills can be tried at the counter.',
    praise:
      'They had the odd hinge nobody else keeps. | Honest advice, sold me the cheaper drill. | Warranty repair of the grinder took two days. | Everything under one roof.',
    faults: 'Counter is crowded in the evening. | Lock cylinder was defective, replaced after a visit. | No parking near the shop.',
  }),
  trade(
    'supplier',
    'Gates/grills/railings',
    5,
    {
      names: 'Grill Works | Gates & Grills | Steel Fabricators | Railings | Welding Works | Fabrication Works | SS Railings',
      prices:
        '{130-220/5} per kg | {450-750/50} per sq ft gate | {950-1600/50} per running ft SS | {85-140/5} per sq ft grill | {28000-65000/1000} per gate',
      works:
        'main gates | window grills | SS 304 railings | balcony railings with glass | rolling shutters | collapsible gates | spiral staircases | CNC-cut panels | wrought iron work | sliding gates with motor',
      notes:
        'Designs are shown on screen and a corner sample is made before we start. | Two coats of red oxide go on before the enamel. | Weight is taken in front of you, hollow or solid is written on the bill. | Stainless steel is checked with a nitric drop, customers may watch. | Fitting on site is done in one day, with our own generator if needed.',
      praise:
        'Gate is heavy yet moves with one finger. | Railing joints are buffed so well you cannot see them. | The CNC design is admired by all neighbours. | Came back to adjust the latch free of cost.',
      faults:
        'Rust spots showed near a weld after the rains. | Painting was done in a hurry. | Design was slightly different from the photo.',
    },
    true,
  ),
  trade('supplier', 'Water tanks', 5, {
    names: 'Water Tanks | Tanks & Pipes | Tank Agency | Polymers | Water Storage | Tank House',
    prices:
      '{5-9/1} per litre | {4200-6800/100} for 1000 litre | {2600-3600/100} for 500 litre | {6/1} per litre | {14000-22000/500} for 2000 litre steel',
    works:
      'triple-layer overhead tanks | underground sump tanks | stainless steel tanks | loft tanks | tank stands | foam-insulated tanks | rainwater harvesting tanks | float valves and level alarms | septic tanks',
    notes:
      "Tanks are ISI-marked food-grade plastic with ten years' warranty. | Delivery to the terrace with rope and men can be arranged. | Insulated models keep the water usable on a May afternoon. | Old tanks are cleaned or exchanged. | Sizes from 200 to 10,000 litres stand in our yard.",
    praise:
      'They lifted the tank four floors without a scratch. | Warranty card was filled in at once. | Water stays cool with the insulated tank. | Fair price and quick delivery.',
    faults: 'Lid does not lock tightly. | Lifting charges were not mentioned before. | Colour was different from the order.',
  }),
  trade(
    'supplier',
    'Elevator',
    4,
    {
      names: 'Elevators | Lifts | Elevator Company | Lift Engineers | Hi-Rise Elevators | Lift Care',
      prices:
        '{6-11/1} lakh for 4 stops | {4-6/1} lakh home lift | {2500-4500/250} per month AMC | {8/1} lakh onwards | {45000-90000/5000} modernisation per floor',
      works:
        'passenger lifts | home lifts without pit | hospital stretcher lifts | goods lifts | hydraulic lifts | machine-room-less lifts | lift modernisation | annual maintenance | auto rescue devices | capsule lifts',
      notes:
        'Each lift is registered with the state lift inspector before handover. | Breakdown calls are attended within an hour inside city limits. | An automatic rescue device brings the cabin to the next floor when power fails. | Cabins are offered in stainless steel, glass or laminate. | Spares for older controllers are kept for ten years.',
      praise:
        'Stops are level to the millimetre. | My parents finally go upstairs without fear. | Technician came in forty minutes at night. | Licence papers were handled by them fully.',
      faults: 'Commissioning took two months more. | Door sensor failed once in the first year. | AMC cost went up after a year.',
    },
    true,
  ),
];
