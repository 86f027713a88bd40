/**
 * What people say for the services of the catalogue, in English and in Hindi as it is typed in Latin letters. Each line is the
 * name of a service and the words that also find it, whole words only; a word may stand in several lines. The name itself
 * is an alias as well.
 */
export const tradeAliases: Record<string, string> = {
  'Construction Contractors':
    'builder, builders, civil contractor, civil contractors, thekedar, thekedaar, thekadar, contractor, mason, masons, raj mistri, rajmistri, raj mistry, mistri, mistry, makan, nirman, house construction, ghar nirman, building contractor',
  'Paint Contractors':
    'painter, painters, painting, paint, putai, putaai, rangai, rang, rangsaaz, rang rogan, safedi, whitewash, wall painting, house painter, distemper, texture',
  'Pop Contractors': 'pop, p.o.p, plaster of paris, pop ceiling, pop design, gypsum',
  Carpenter:
    'carpenters, carpentry, badhai, barhai, badai, mistri, furniture, lakdi, lakdi ka kaam, darwaza, darwaja, door, doors, almirah, cupboard, wardrobe',
  Shuttering: 'centering, centring, formwork, scaffolding, saitring, setring, shatring, slab',
  'Plumbing Contractors':
    'plumber, plumbers, plumbing, nal, nalka, nal mistri, nalsaaz, pipe, pipes, pipe fitting, pipe fitter, leakage repair, tap',
  'Interior Designers': 'interior, interiors, interior designer, interior design, interior decorator, decorator, home decor, designer',
  Waterproofing: 'water proofing, waterproof, leakage, seepage, seelan, silan, damp proofing, terrace waterproofing',
  'Heat Insulation': 'insulation, thermal insulation, heat proofing, puf panel, cool roof, roof insulation',
  'False Ceiling': 'ceiling, falseceiling, gypsum, gypsum ceiling, pvc ceiling, grid ceiling, pop',
  'Upvc Fittings': 'upvc, upvc windows, upvc doors, upvc window, upvc door, window, windows, khidki',
  Flooring: 'floor, farsh, farash, wooden flooring, vinyl flooring, epoxy, laminate, tile fitting, tiles fitting',
  'Electric Contractors':
    'electrician, electricians, electrical, electrical contractor, bijli, bijlee, bijli wala, bijli mistri, wiring, wireman, electric work, light fitting',
  'Jcb Movers': 'jcb, excavator, earthmover, earth mover, earthmovers, khudai, bulldozer, poclain, digging, loader, crane',
  'Aluminum Fittings': 'aluminium, aluminum, alluminium, almunium, aluminium fittings, aluminium window, sliding window, section',
  Glass: 'sheesha, shisha, kaanch, kanch, mirror, mirrors, toughened glass, glazing',
  'Fire system': 'fire, fire safety, fire alarm, fire extinguisher, fire fighting, firefighting, sprinkler, hydrant, aag',
  Landscapers: 'landscape, landscaping, gardener, gardening, garden, mali, lawn, nursery, bagicha',
  Architects: 'architect, architecture, naksha, house plan, map design, house map, home design, naksa',
  'Sanitary/bath Fittings':
    'sanitary, sanitaryware, sanitary ware, bath fittings, bathroom fittings, bathroom, tap, taps, nal, wash basin, toilet, commode, shower, tub, nalka',
  'Electrical/lightings':
    'lights, light, lighting, led, wire, wires, cable, switch, switches, fan, fans, bulb, batti, bijli ka saman, electrical shop, electrical goods, jhumar',
  'Tiles/flooring': 'tile, tiles, vitrified, vitrified tiles, floor tiles, wall tiles, ceramic, farsh, kajaria',
  'Pains and surface care':
    'paint, paints, paint shop, rang, rang rogan, primer, putty, wall putty, asian paints, enamel, distemper, polish, varnish',
  'Wood work': 'wood, woodwork, timber, plywood, ply, lakdi, lakri, veneer, mdf, laminate, darwaza, darwaja, doors, sunmica',
  'Wallpaper/pvc/vinee': 'wallpaper, wall paper, wallpapers, pvc, pvc panel, pvc panels, vinyl, wall panel, 3d wallpaper, veneer',
  'Marbles and stone': 'marble, marbles, granite, stone, sangmarmar, patthar, pathar, kota stone, kota, italian marble, sandstone',
  'Bricks/sand':
    'brick, bricks, sand, ret, reti, balu, baalu, itta, itt, eent, int, eet, badarpur, maurang, morang, fly ash bricks, aac block, aac blocks, blocks',
  'Modular kitchen': 'kitchen, kitchens, modular, rasoi, chimney, kitchen cabinet',
  Cement: 'siment, ciment, ultratech, acc cement, ambuja, opc, ppc, concrete, rmc, ready mix',
  Iron: 'sariya, saria, sarya, sariyaa, tmt, tmt bar, tmt bars, steel, loha, lohe, steel bar, rebar, iron rod, angle, girder',
  'Crushed stone/bajri':
    'bajri, bajari, bajree, rodi, rori, gitti, giti, aggregate, gravel, crusher, grit, kankar, stone dust, crushed stone',
  'Hardware and tools': 'hardware, tools, tool, auzar, aujar, hardware shop, nails, keel, drill, lock, locks, taala, tala',
  'Water purifier': 'ro, r.o, ro water, ro purifier, purifier, water filter, filter, aquaguard, kent, uv, pani saaf, ro system',
  'Gates/grills/railings':
    'gate, grill, grills, grille, railing, railings, jali, jaali, iron gate, main gate, fabrication, fabricator, welding, welder, phatak, fatak, steel railing',
  'Water tanks': 'tank, tanki, pani ki tanki, water tank, sintex, overhead tank, tanks, pani tanki',
  'Solar pannels': 'solar, solar panel, solar panels, solar system, rooftop solar, solar water heater, saur urja, inverter, pv',
  'Air conditioning':
    'ac, a/c, a.c, a.c., acs, air conditioner, air conditioners, airconditioner, airconditioning, aircon, hvac, cooling, split ac, ac repair, ac service, ac installation, air cond',
  Elevator: 'lift, lifts, elevators, escalator, home lift, goods lift, passenger lift, home elevator',
  'Cctv/security system':
    'cctv, cctv camera, camera, cameras, security camera, security, security system, biometric, intercom, surveillance, dvr, kamra',
};
