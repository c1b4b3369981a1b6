import type { ThemeSource } from '../theme-source.ts';

export const PEOPLE: ThemeSource[] = [
  {
    name: '渔',
    subjects: `
渔翁|an old fisherman|老いた漁師|江湖
渔父|a fisherman|漁師|江湖
钓叟|an old angler|老いた釣り人|江湖
舟子|a boatman|船頭|江湖
渔郎|a young fisherman|若い漁師|江湖海
蓑笠|a straw cape and hat|蓑と笠の人|江湖雨雪`,
    acts: `
收纶去|take(s) in the line and go(es)|釣り糸をおさめて去る|
归来晚|come(s) home late|帰りが遅い|
垂钓坐|sit(s) angling|釣り糸を垂れて坐る|
歌未了|ha(s|ve) not ended the song|歌いやまない|
系船眠|tie(s) the boat and sleep(s)|舟をつないで眠る|
卧芦花|lie(s) among the reed flowers|蘆の花に伏す|秋
隔烟歌|sing(s) beyond the mist|もやの向こうで歌う|
唱歌归|come(s) home singing|歌いながら帰る|
过前湾|pass(es) the bay ahead|前の入り江を過ぎる|
趁晚风|take(s) the evening wind|夕風に乗る|暮
独自来|come(s) all alone|ひとり来る|
不问名|ask(s) no one's name|名を問わない|
坐渡头|sit(s) at the landing|渡し場に坐る|江
自往来|come(s) and go(es) at will|気ままに行き来する|
酒一船|ha(s|ve) a boatful of wine|酒を舟いっぱいに積む|
不避人|do(es) not shrink from me|人を避けようとしない|
入苇深|go(es) deep into the reeds|蘆の奥深くに入る|
换酒归|come(s) home with wine for the fish|魚を酒に換えて帰る|
下钓丝|lower(s) the line|釣り糸を下ろす|`,
    modifiers: `
带雨|in the rain|雨の中の|雨
隔岸|on the far bank|向こう岸の|
江上|on the river|川の上の|江
矶头|on the angling rock|釣り岩の|
溪边|by the brook|谷川のほとりの|江`,
  },
  {
    name: '僧',
    subjects: `
老僧|an old monk|老僧|寺山
山僧|a mountain monk|山の僧|寺山
归僧|a monk on his way home|帰る僧|寺山
野僧|a wandering monk|旅の僧|寺山
幽客|a recluse|隠れ住む人|山竹
樵子|a woodman|木こり|山
樵客|a woodman|木こり|山
樵夫|a woodman|木こり|山
道人|a Taoist|道士|山竹寺
童子|a boy|童子|山寺斋竹
药童|a boy with a basket of herbs|薬草採りの童|山`,
    acts: `
扶筇去|walk(s) off with a staff|杖をついて去る|僧客道
穿云去|go(es) off through the clouds|雲をぬけてゆく|山寺
敲门至|come(s) knocking at the gate|門をたたいて来る|
归来晚|come(s) home late|帰りが遅い|
寻幽径|look(s) for the hidden path|奥深い小道をたずねる|童僧道
闲煮茗|boil(s) tea at leisure|のどかに茶を煮る|童僧道幽
相对语|talk(s) face to face|向きあって語る|
行渐远|go(es) slowly out of sight|しだいに遠ざかる|
扫苍苔|sweep(s) the green moss|青い苔を掃く|童僧道
踏云来|come(s) treading the clouds|雲を踏んで来る|
抱琴来|come(s) with a zither|琴を抱いて来る|童客道
晚钟声|listen(s) to the evening bell|夕べの鐘を聞く|暮
倚松眠|sleep(s) against a pine|松によりかかって眠る|客道童
煮茶烟|send(s) up the smoke of tea|茶を煮る煙を立てる|
入云深|go(es) deep into the clouds|雲の奥深くに入る|
不开扉|do(es) not open the gate|戸を開けない|僧道幽
负薪归|come(s) home with firewood|薪を負って帰る|樵
对残棋|sit(s) over an unfinished game|さしかけの碁に向かう|客道僧
掩松关|close(s) the pine gate|松の門を閉ざす|僧道幽
趁夕阳|take(s) the evening sun for the way|夕日のうちにゆく|暮
立晚风|stand(s) in the evening wind|夕風に立つ|暮
采药来|come(s) from gathering herbs|薬草を採って来る|
一磬清|strike(s) one clear chime|清い磬をひとつ打つ|僧
坐石头|sit(s) on a stone|石に腰をおろす|
坐晓烟|sit(s) in the dawn mist|朝もやの中に坐る|晨
不语人|say(s) nothing to anyone|誰とも語らない|
独自吟|hum(s) verses alone|ひとり詩を吟じる|客道幽
扫落花|sweep(s) up the fallen petals|散った花を掃く|春
带月归|come(s) home with the moon|月とともに帰る|夜
一局棋|play(s) a game of chess|碁を一局うつ|客道`,
    modifiers: `
云外|beyond the clouds|雲の外の|
松下|under the pines|松の下の|
溪上|by the brook|谷川のほとりの|山
门外|outside the gate|門の外の|
林间|in the wood|林の中の|
岩前|before the cliff|岩の前の|山寺`,
  },
  {
    name: '农',
    subjects: `
农夫|a farmer|農夫|村
田翁|an old farmer|老農|村
野老|an old man of the fields|野の老人|村
田父|an old farmer|田の翁|村
牧童|a herd-boy|牛飼いの子|村
稚子|a child|幼い子|村
蚕妇|a silkworm woman|蚕を飼う女|村春夏
村女|a village girl|村の娘|村`,
    acts: `
骑牛去|ride(s) off on an ox|牛に乗ってゆく|童
锄瓜去|go(es) to hoe the melons|瓜畑を耕しにゆく|夏夫翁老父
相逢笑|laugh(s) at the meeting|出会って笑う|
归来晚|come(s) home late|帰りが遅い|
争拾穗|glean(s) the fallen ears|落ち穂を拾う|夏秋女子妇童
吹短笛|play(s) a short flute|短い笛を吹く|童
收稻去|go(es) to bring in the rice|稲を刈りにゆく|秋夫翁老父
采桑忙|{is|are} busy picking mulberry leaves|桑摘みに忙しい|春夏妇女
笑相迎|greet(s) me with a smile|笑って迎える|
倚锄眠|doze(s) over the hoe|鋤にもたれて眠る|夏夫翁老父
笑迎人|greet(s) me with a smile|笑って人を迎える|
话桑麻|talk(s) of mulberry and hemp|桑や麻の話をする|春夏夫翁老父
唱歌归|come(s) home singing|歌いながら帰る|
对疏篱|sit(s) by the loose fence|まばらな垣に向かう|翁老父
晒谷忙|{is|are} busy drying the grain|穀物を干すのに忙しい|秋
带笠来|come(s) in a rain hat|笠をかぶって来る|雨
叱犊声|call(s) to the calf|子牛を追う声がする|春夫童
语渡头|talk(s) at the landing|渡し場で語る|翁父老
笑问人|ask(s) me with a smile|笑って人に問う|
坐树阴|sit(s) in the shade of a tree|木陰に坐る|夏
卖瓜归|come(s) home from selling melons|瓜を売って帰る|夏
坐短篱|sit(s) by the low fence|低い垣のそばに坐る|`,
    modifiers: `
门外|outside the gate|門の外の|
陌上|on the field path|あぜ道の|
村东|east of the village|村の東の|
溪头|at the head of the brook|谷川のほとりの|
桑下|under the mulberries|桑の下の|春夏`,
  },
  {
    name: '女',
    subjects: `
佳人|a lovely lady|美しい人|楼园
美人|a beautiful lady|美しい人|楼宫园
玉人|a lady like jade|玉のような人|楼宫园
宫女|a palace maid|宮女|宫
宫人|a palace lady|宮人|宫
越女|girls of Yue+|越の娘たち|湖
吴姬|girls of Wu+|呉の娘たち|湖市
游女|girls out walking+|そぞろ歩く娘たち|湖市园春`,
    acts: `
调筝坐|sit(s) tuning a zither|箏を調えて坐る|楼宫园
临妆镜|sit(s) at the mirror|鏡に向かう|楼宫
凭栏立|stand(s) at the railing|欄干によって立つ|楼宫园
摇船去|row(s) away|舟をこいでゆく|湖
吹玉笛|play(s) a jade flute|玉の笛を吹く|楼宫
愁不语|{is|are} sad and say(s) nothing|愁えて語らない|楼宫
歌未了|ha(s|ve) not ended the song|歌いやまない|湖
眉半敛|half knit(s) the brows|眉をなかばひそめる|楼宫
卷帘栊|roll(s) up the blind|簾を巻き上げる|楼宫
上妆台|come(s) to the dressing table|化粧台に向かう|楼宫
弄琴声|play(s) on the zither|琴を弾く|楼宫园
倚高楼|lean(s) from the high tower|高殿に寄る|楼宫
数归舟|count(s) the homing boats|帰る舟を数える|楼
采莲船|come(s) in lotus boats|蓮採りの舟で来る|湖夏
泪沾巾|wet(s) a kerchief with tears|涙で手巾を濡らす|楼宫
按瑶琴|touch(es) the jade zither|玉の琴を奏でる|楼宫
坐弹琴|sit(s) playing the zither|坐って琴を弾く|楼宫园
插梨花|wear(s) pear blossoms|梨の花をさす|春
采莲归|come(s) home with lotuses|蓮を採って帰る|湖夏
绣罗衣|embroider(s) a gauze robe|薄絹に刺繍する|楼宫
折花枝|break(s) a flowering branch|花の枝を折る|春
倚栏干|lean(s) on the railing|欄干による|楼宫园
隔水歌|sing(s) across the water|水の向こうで歌う|湖
踏落红|walk(s) on fallen red petals|散った紅い花を踏む|春园宫
卷幔来|come(s) to raise the curtain|とばりを巻き上げる|楼宫
笑语声|{is|are} heard laughing and talking|笑いさざめく声がする|湖园市
唤渡头|call(s) at the landing|渡し場で呼ぶ|市湖
下玉钩|let(s) down the blind from its hook|簾を鉤から下ろす|楼宫
荡桨来|come(s) rowing|櫂をこいで来る|湖
唱晚烟|sing(s) in the evening mist|夕もやの中で歌う|湖暮
不见人|see(s) nobody come|人に会うこともない|楼宫
点绛唇|paint(s) her lips crimson|唇に紅をさす|楼宫
夜夜心|wait(s), night after night|夜ごとに心をかたむける|楼宫夜
鬓上花|wear(s) a flower at the temple|鬢に花をさす|春
试舞衣|tr(ies|y) on the dancing robe|舞の衣を着てみる|楼宫
问燕归|ask(s) if the swallows are back|燕の帰りを問う|春楼宫
画翠眉|paint(s) the dark brows|眉を描く|楼宫`,
    modifiers: `
楼上|in the tower|楼の上の|楼
窗下|below the window|窓の下の|楼宫
花下|under the flowers|花の下の|春园宫
隔水|across the water|水の向こうの|湖
溪头|at the head of the brook|谷川のほとりの|湖
楼中|in the tower|楼の中の|楼
花前|before the flowers|花の前の|春园宫楼
深宫|deep in the palace|奥深い宮の|宫`,
  },
  {
    name: '兵',
    subjects: `
征人|a soldier on the march|出征の兵士|塞
戍客|a soldier of the garrison|守りの兵|塞
将军|the general|将軍|塞
健儿|young riders+|若い騎手たち|塞
胡儿|a steppe boy|胡の少年|塞
单车|a lone carriage|一台の車|塞
老将|an old general|老将|塞
飞骑|flying horsemen+|飛ぶような騎兵|塞
行人|travellers+|道ゆく人|塞`,
    acts: `
驱羊去|drive(s) the sheep away|羊を追ってゆく|儿
吹芦管|play(s) a reed pipe|蘆笛を吹く|
归来晚|come(s) back late|帰りが遅い|
横长笛|hold(s) a long flute|長い笛を横たえる|
行渐远|go(es) slowly out of sight|しだいに遠ざかる|
吹画角|blow(s) the painted horn|画角を吹く|
眠不得|cannot sleep|眠ることができない|夜
衣似铁|wear(s) a coat cold as iron|鉄のように冷たい衣を着る|冬
拂征衣|dust(s) the marching coat|旅の衣をはらう|
出萧关|leave(s) by the northern pass|北の関を出る|
度阴山|cross(es) the northern hills|北の山を越える|
望故乡|look(s) towards home|故郷の方を望む|
逐朔风|chase(s) the northern wind|朔風を追う|冬
牧马来|come(s) with grazing horses|馬を放ちに来る|
上戍楼|climb(s) the watch tower|物見の楼にのぼる|
渡水来|come(s) across the water|水を渡って来る|
出塞行|go(es) out beyond the wall|塞の外へゆく|
尽白头|ha(s|ve) gone quite white|すっかり白髪になった|征将戍
带雪归|come(s) back with snow|雪をかぶって帰る|冬雪
射雁归|come(s) back from shooting geese|雁を射て帰る|秋骑儿将`,
    modifiers: `
沙上|on the sands|砂の上の|
马上|on horseback|馬上の|儿将
关外|beyond the pass|関の外の|
城头|on the wall|城壁の上の|
沙头|on the sands|砂のほとりの|`,
  },
];
