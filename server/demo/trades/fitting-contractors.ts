import { trade } from '#server/demo/trades/trade.ts';

/** Contractors who bring pipes, wires, windows and glass. */
export const fittingContractors = [
  trade('contractor', 'Plumbing Contractors', 11, {
    names: 'Plumbing Works | Plumbers | Plumbing Services | Plumbing & Sanitary Works | Pipe Fitters | Plumbing Contractors | Water Works',
    prices:
      '{350-600/50} per visit | {650-850/50} per day | {9000-16000/500} per bathroom | {45-70/5} per running ft | {850-1400/50} per point | {300/1} per visit',
    works:
      'concealed CPVC lines | leak detection and repair | bathroom fitting | drainage and soil lines | overhead tank connections | pressure pump fitting | geyser and RO connections | borewell to tank lines | blockage clearing | kitchen sink and mixer fitting',
    notes:
      'Every concealed line is pressure-tested at 10 kg before the wall is closed. | We carry common spares, so most repairs finish in one visit. | Material bills are handed over in original. | Emergency calls are answered until ten at night. | A drawing of hidden pipes is given after bathroom work, it saves trouble later.',
    praise:
      'Fixed a leak two others could not find. | Came within an hour on a Sunday. | Pressure test was done in front of me. | Bathroom fittings are aligned to the tile lines.',
    faults: 'Had to call again for the same tap. | Charged visiting fee twice. | Wall was broken more than needed.',
  }),
  trade('contractor', 'Electric Contractors', 11, {
    names: 'Electricals | Electric Works | Electrical Contractors | Power Solutions | Electricians | Electro Services | Wiring Works',
    prices:
      '{300-500/50} per visit | {650-900/50} per day | {32-55/1} per sq ft | {180-280/10} per point | {14000-26000/1000} for 2 BHK wiring | {250/1} per visit',
    works:
      'complete house wiring | DB and MCB changes | earthing pits | inverter and UPS wiring | three-phase load increase | street and façade lighting | fan and light fitting | short circuit tracing | DG set changeover panels | smart switches',
    notes:
      'We hold a Class A licence and sign completion certificates for the electricity board. | Only ISI-marked FR wires are drawn, with colour codes for phase, neutral and earth. | Load is calculated room by room before cable sizes are fixed. | Each circuit is meggered and labelled at handover. | An RCCB is part of every new board we make.',
    praise:
      'Found the short circuit in twenty minutes. | Board is neatly labelled, even my father can follow it. | No tripping since they changed the MCBs. | Very careful with earthing.',
    faults: 'Two points were missed and done later. | Chasing in the walls was rough. | Appointment was shifted twice.',
  }),
  trade('contractor', 'Upvc Fittings', 5, {
    names: 'uPVC Windows | uPVC Systems | Windows & Doors | uPVC Fabricators | Window Systems | Fenestration',
    prices:
      '{480-780/10} per sq ft | {550-690/10} per sq ft with mesh | {620/1} per sq ft | {8500-14000/500} per window | {750-950/50} per sq ft soundproof',
    works:
      'sliding uPVC windows | casement windows | mosquito mesh shutters | balcony doors | soundproof double glazing | bathroom ventilators | French doors | replacement of old wooden windows | tilt and turn windows',
    notes:
      'Profiles are lead-free and reinforced with galvanised steel. | Corners are welded on a four-point machine in our workshop. | Silicone sealing is done from both sides. | Old frames are taken out with little damage to plaster. | Rollers and locks carry a two-year warranty.',
    praise:
      'Road noise has come down by half. | Not a drop of rain came in this year. | Mesh shutters slide smoothly. | They replaced six windows in one day.',
    faults: 'One lock had to be replaced in a month. | Silicone work is untidy at the outside. | Delivery took four weeks instead of two.',
  }),
  trade('contractor', 'Aluminum Fittings', 5, {
    names: 'Aluminium Works | Aluminium Fabricators | Aluminium & Glass | Aluminium Sections | Alu Systems | Partition Works',
    prices:
      '{280-450/10} per sq ft | {320-420/10} per sq ft sliding | {260/1} per sq ft | {450-650/50} per sq ft system | {95-150/5} per running ft',
    works:
      'sliding windows | office partitions | shop fronts | ACP cladding | kitchen shutters in aluminium | bathroom doors | balcony enclosures | structural glazing frames | jali and louvers',
    notes:
      'Sections from 1.2 to 2 mm are shown as samples before you choose. | Powder coating is done in any RAL shade. | Fabrication happens at our shop, fitting takes a day. | We use stainless screws, as the coastal air eats everything else. | Old aluminium is bought back at scrap rate.',
    praise:
      'Partition was fitted overnight, office opened as usual. | Section thickness was exactly as quoted. | Sliders run like butter. | Powder coating shade matched our door.',
    faults: 'A gap was left at the top, filled later. | Handles feel cheap. | Measuring mistake in one window.',
  }),
  trade('contractor', 'Glass', 4, {
    names: 'Glass House | Glass Works | Glass & Mirrors | Toughened Glass | Glass Centre | Glazing Works | Glass Traders',
    prices:
      '{95-180/5} per sq ft | {140-240/10} per sq ft toughened | {650-950/50} per sq ft railing | {12500-22000/500} per shower cubicle | {85/1} per sq ft mirror',
    works:
      'toughened glass doors | shower cubicles | glass railings | LED mirrors | lacquered glass for kitchens | glass partitions | spider glazing | table tops | etched and frosted glass | window pane replacement',
    notes:
      'Glass is toughened after cutting and every panel carries the stamp. | Edges are machine polished, corners are rounded for homes with children. | Patch fittings are stainless steel 304. | Broken panes are replaced within a day. | Site measurement is free within the city.',
    praise:
      'Shower cubicle has no leak at all. | Railing feels solid, not even a rattle. | Broken window was replaced the same evening. | Mirror edges are beautifully finished.',
    faults:
      'One panel came with a scratch and was changed later. | Hinge needed tightening in a week. | Expensive compared with the market.',
  }),
  trade('contractor', 'Fire system', 4, {
    names: 'Fire Safety | Fire Systems | Fire Protection | Fire & Safety Engineers | Fire Solutions | Safety Systems',
    prices:
      '{1200-2800/100} per extinguisher | {85-140/5} per sq ft sprinkler | {450-650/50} refill | {3500-6500/500} per detector loop | {18000-45000/1000} per hydrant point',
    works:
      'fire extinguishers and refilling | sprinkler lines | hydrant and hose reel systems | smoke detectors and panels | fire NOC paperwork | pump room works | annual maintenance contracts | evacuation drills | kitchen hood suppression',
    notes:
      'Drawings follow the National Building Code and the state fire rules. | Refilled cylinders are pressure-tested and tagged with the next due date. | We prepare the file for the fire NOC and attend the inspection. | Staff of the building are trained on the day of handover. | Spare pumps and panels are kept for AMC customers.',
    praise:
      'Our society got the NOC in the first inspection. | All extinguishers were refilled and back in one day. | The drill they conducted was an eye-opener. | Pump room is spotless and labelled.',
    faults: 'AMC visits are sometimes late. | Paperwork took longer than quoted. | One detector gave false alarms at first.',
  }),
];
