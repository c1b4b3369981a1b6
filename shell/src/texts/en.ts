import developer from '../developer/locales/en.json';
import devices from '../devices/locales/en.json';
import feedback from '../feedback/locales/en.json';
import footer from '../footer/locales/en.json';
import shell from '../locales/en.json';
import releases from '../release-watch/locales/en.json';

export default { shell, developer, devices, feedback, footer, releases };
