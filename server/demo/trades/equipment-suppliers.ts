import { trade } from '#server/demo/trades/trade.ts';

/** Suppliers of equipment: light, water, sun, air and security. */
export const equipmentSuppliers = [
  trade('supplier', 'Electrical/lightings', 7, {
    names:
      'Electricals & Lights | Lights | Lighting Gallery | Electric Stores | Light House | Switchgears | Electrical Traders | Lightings',
    prices:
      '{90-450/10} onwards | {1400-3800/100} per ceiling fan | {650-2400/50} per light | {1850-3200/50} per 90 m coil | {120-320/10} per switch plate',
    works:
      'LED panels and downlights | chandeliers and pendants | modular switches | FR wires and cables | ceiling and exhaust fans | MCBs and distribution boards | garden and façade lights | profile lights | inverters and batteries | doorbells and sensors',
    notes:
      'A dark room in the showroom shows how each lamp really lights a wall. | Wires are measured by the metre in front of you or sold in sealed coils. | Warranty claims are settled at our counter. | Lighting layouts for homes and shops are made free with an order. | Electricians get trade rates on an account.',
    praise:
      'The dark room display is a great idea. | Exchange of a faulty fan took five minutes. | Layout they made saved us ten lights. | Genuine wire with full length.',
    faults: 'Two downlights failed in three months. | Chandelier fitting was charged extra. | Staff had little time on Sunday.',
  }),
  trade(
    'supplier',
    'Water purifier',
    5,
    {
      names: 'Water Purifiers | Aqua Care | RO Systems | Aqua Services | Water Solutions | Pure Water | RO Care',
      prices:
        '{6500-14500/500} per unit | {2200-4500/100} AMC per year | {350-650/50} per service | {32000-85000/1000} per 100 LPH plant | {8999/1}',
      works:
        'domestic RO and UV purifiers | commercial RO plants | whole-house softeners | iron removal filters | filter and membrane changes | annual maintenance | water testing at home | water coolers for offices | alkaline purifiers',
      notes:
        'TDS is measured at your tap before a model is suggested. | Membranes are original and the old one is handed back to you. | Service calls are attended the same day. | Reject water can be piped to a tank for washing. | Reminders come by phone when a filter is due.',
      praise:
        'TDS came down from 900 to 60. | Did not push the costly model. | Service boy came the same evening. | Our borewell water finally tastes like water.',
      faults: 'Filter change reminder never came. | Tap leaked for two days. | AMC does not cover the membrane, read the paper.',
    },
    true,
  ),
  trade(
    'supplier',
    'Solar pannels',
    6,
    {
      names: 'Solar | Solar Power | Solar Energy | Sun Power Systems | Solar Solutions | Green Energy | Solar Systems',
      prices:
        '{48000-68000/1000} per kW | {1.6-2.1/0.1} lakh for 3 kW | {28-42/1} per watt | {55000/1} per kW after subsidy | {18000-32000/1000} per water heater',
      works:
        'rooftop systems with net metering | off-grid systems with batteries | solar water heaters | solar pumps for farms | street lights | panel cleaning and upkeep | society and factory plants | elevated structures for terraces | hybrid inverters',
      notes:
        'The subsidy application and the net meter are handled by us from start to finish. | Structures are hot-dip galvanised and tested for storm winds. | Panels carry twenty-five years of performance warranty. | Generation can be seen on your phone from the first day. | A shadow study is made before we quote.',
      praise:
        'Bill came down from 4,200 to 380 rupees. | Subsidy reached my account in six weeks. | Very neat cabling and earthing. | App shows every unit we make.',
      faults: 'Net meter took two months. | Cleaning visits stopped after the first year. | One panel was replaced after a storm.',
    },
    true,
  ),
  trade(
    'supplier',
    'Air conditioning',
    7,
    {
      names: 'Air Conditioning | Cooling Systems | Aircon | AC Services | Refrigeration | Cool Care | Air Systems | HVAC Engineers',
      prices:
        '{450-750/50} per service | {1500-2800/100} installation | {32000-46000/1000} per 1.5 ton split | {2400-3600/100} gas refill | {28000-38000/1000} per TR ductable',
      works:
        'split AC sale and installation | AC servicing and gas charging | VRV and ductable systems | copper piping for new homes | cold rooms | AMC for offices | AC on rent | exhaust and fresh-air systems | shifting and reinstallation',
      notes:
        'Jet-pump service with before and after readings of the air temperature. | Copper lines are pressure-held for a day before the wall is closed. | Gas is weighed in, not guessed. | In summer we run a late shift till eleven at night. | Heat load is worked out for each room, so you do not buy a ton too many.',
      praise:
        'Cooling is like new after the service. | Neat pipe work, nothing is visible. | Came the same day in peak May. | Explained why 1 ton was enough.',
      faults:
        'Water dripped after service, fixed on second visit. | Charged for gas that we may not have needed. | Reached three hours late.',
    },
    true,
  ),
  trade(
    'supplier',
    'Cctv/security system',
    6,
    {
      names: 'Security Systems | CCTV Solutions | Infotech & Security | Vision Systems | Surveillance | Secure Tech | CCTV & Networking',
      prices:
        '{1800-3600/100} per camera | {14500-24000/500} for 4 cameras | {22000-38000/1000} 8 channel set | {8500-16000/500} video door phone | {1500-3000/250} per month AMC',
      works:
        'HD and IP cameras | night-vision colour cameras | video door phones | biometric attendance | boom barriers | burglar alarms | DVR and NVR with remote view | fibre and LAN cabling | smart door locks | access control for offices',
      notes:
        'View on the phone is set up and explained before we leave. | Cables run in conduit, not over the façade. | Hard disks are sized for thirty days of recording. | Cameras are placed after a walk around the house at night. | A standby recorder is given while yours is in repair.',
      praise:
        'Number plates are readable even at night. | Cabling is hidden completely. | Taught my father to use the app. | Whole society of 32 cameras done in four days.',
      faults: 'One camera goes offline when it rains. | App had to be set up again after a month. | DVR fan is noisy.',
    },
    true,
  ),
];
