import type { ThemeSource } from '../theme-source.ts';

export const FLOWERS: ThemeSource[] = [
  {
    name: '花',
    subjects: `
桃花|peach blossoms+|桃の花|
小桃|a young peach tree|若い桃の木|
碧桃|a white-flowered peach tree|白い花の桃|
红桃|red peach blossoms+|赤い桃の花|
夭桃|young peach blossoms+|わかわかしい桃の花|
桃李|peach and plum blossoms+|桃とすももの花|
杏花|apricot blossoms+|杏の花|
红杏|red apricot blossoms+|紅い杏の花|
梨花|pear blossoms+|梨の花|
棠梨|a wild pear tree|やまなしの木|
海棠|a flowering crab-apple|海棠の花|
山樱|mountain cherries+|山桜|
樱花|cherry blossoms+|桜の花|
梅花|plum blossoms+|梅の花|
寒梅|a winter plum|寒中の梅|
早梅|an early plum|早咲きの梅|
红梅|a red plum|紅梅|
疏梅|a spare plum branch|まばらな梅|
素梅|a white plum|白梅|
榴花|pomegranate blossoms+|柘榴の花|
石榴|a pomegranate|柘榴|
红榴|a red pomegranate|赤い柘榴|
荷花|lotus flowers+|蓮の花|
白莲|a white lotus|白い蓮|
红莲|red lotuses+|紅い蓮|
红蕖|red lotus flowers+|紅い蓮の花|
新荷|young lotus leaves+|若い蓮の葉|夏
芙蓉|lotuses+|芙蓉の花|湖园宫夏秋
菱花|water-chestnut flowers+|菱の花|
菊花|chrysanthemums+|菊の花|
黄花|yellow chrysanthemums+|黄菊|秋
黄菊|yellow chrysanthemums+|黄色い菊|
白菊|white chrysanthemums+|白い菊|
寒菊|late chrysanthemums+|寒さの中の菊|
桂花|cassia flowers+|桂の花|
丹桂|red cassia flowers+|丹桂の花|
金桂|golden cassia flowers+|金木犀の花|
幽兰|a hidden orchid|人知れぬ蘭|
紫兰|a purple orchid|紫の蘭|
藤花|wisteria flowers+|藤の花|
紫藤|purple wisteria|紫の藤|
丁香|lilacs+|丁香の花|
牡丹|peonies+|牡丹|
名花|a famous peony|名高い牡丹|春园宫楼
紫薇|crape-myrtle flowers+|百日紅の花|
木兰|a magnolia|木蘭の花|
玉兰|a white magnolia|白木蓮|
辛夷|magnolias+|こぶしの花|
芦花|reed flowers+|蘆の花|
荻花|silver-grass plumes+|荻の穂|
蓼花|smartweed flowers+|蓼の花|
红蓼|red smartweed|赤い蓼|
菜花|rape flowers+|菜の花|
豆花|bean flowers+|豆の花|
槐花|locust-tree flowers+|槐の花|
山茶|a camellia|山茶花|
茶花|tea flowers+|茶の花|
栀子|gardenias+|くちなしの花|
蔷薇|roses+|薔薇|
野花|wild flowers+|野の花|春夏秋
山花|mountain flowers+|山の花|春夏
落花|fallen petals+|散った花|春
残红|the last red petals+|残りの紅い花|春
紫荆|a redbud|花蘇芳|
葵花|mallow flowers+|葵の花|
木槿|hibiscus flowers+|むくげの花|
玫瑰|sweet briars+|はまなすの花|
牵牛|morning glories+|朝顔|
百合|lilies+|百合の花|
杜鹃|azaleas+|つつじ|
玉簪|plantain lilies+|玉簪の花|
水仙|a narcissus|水仙|`,
    acts: `
含朝露|hold(s) the morning dew|朝露をふくむ|晨
依墙角|lean(s) in the corner of the wall|塀の隅に寄り添う|园宫村斋
临清浅|stand(s) over clear shallows|清い浅瀬にのぞむ|江湖园山村
无人管|{is|are} left alone|世話する人もない|
开还落|open(s) and fall(s) again|咲いてはまた散る|
香盈袖|fill(s) the sleeves with scent|袖に香りを満たす|
当窗发|bloom(s) at the window|窓辺に咲く|斋楼寺竹
和烟发|bloom(s) in the mist|もやの中に咲く|晨暮
迎人笑|smile(s) at whoever comes|来る人に笑いかける|
临风立|stand(s) in the wind|風の中に立つ|
开未半|{is|are} not yet half open|まだ半ばも咲かない|
香不断|never cease(s) to be fragrant|香りを絶やさない|
香暗度|sends its scent through the dark|闇に香りを渡す|夜
开欲遍|{is|are} in bloom almost everywhere|あたり一面に咲こうとしている|
开渐少|{is|are} growing fewer|しだいに少なくなる|
初着雨|{has|have} just been touched by rain|雨に濡れたばかり|雨
过墙香|{is|are} fragrant beyond the wall|塀を越えて香る|园宫村市
立斜阳|stand(s) in the slanting sun|夕日の中に立つ|
映斜阳|glow(s) in the slanting sun|夕日に映える|
落寒塘|fall(s) on the cold pool|冷たい池に散る|秋冬园湖村
露中香|{is|are} fragrant in the dew|露の中で香る|晨夜
倚东风|lean(s) on the east wind|春風に身をあずける|春
笑东风|laugh(s) in the east wind|春風に笑う|春
满枝红|{is|are} red along the branch|枝いっぱいに紅い|
照溪红|redden(s) the brook|谷川を紅く照らす|山村园
映帘栊|shine(s) through the blind|簾ごしに映る|楼宫斋
向人开|open(s) towards me|こちらを向いて咲く|
傍窗开|bloom(s) beside the window|窓のそばに咲く|斋楼寺
照溪开|bloom(s) over the brook|谷川を照らして咲く|山村园
落苍苔|fall(s) on the green moss|青い苔に散る|山寺园斋竹
映帘明|shine(s) at the blind|簾に明るく映る|楼宫斋
照窗明|brighten(s) the window|窓を明るくする|斋楼
带烟轻|{is|are} light in the haze|もやを帯びて軽い|
映清流|{is|are} mirrored in the clear stream|清い流れに映る|江湖山村园
落汀洲|fall(s) on the sandbank|中州に散る|江湖
倚高楼|lean(s) by the high tower|高殿に寄り添う|楼宫市
照江天|light(s) river and sky|川と空とを照らす|江
落阶前|fall(s) before the steps|きざはしの前に散る|园宫寺斋楼
笑灯前|smile(s) by the lamp|灯の前で笑う|夜楼斋宫
正宜人|{is|are} kind to the eye|まことに人の心にかなう|
雨中新|{is|are} fresh in the rain|雨の中に新しい|雨
暗随人|follow(s) me, unseen|そっと人について来る|夜
影沉沉|stand(s) in deep shadow|影も深く静まる|夜暮
落衣襟|fall(s) on my lapels|襟もとに散る|
带烟斜|lean(s) through the mist|もやの中に傾く|
落谁家|fall(s) on someone's courtyard|どこの家に散るのか|
映窗纱|show(s) through the window gauze|窓の薄絹に映る|楼宫斋
过邻家|reach(es) over to the neighbours|隣の家まで届く|村园市
上人衣|settle(s) on my clothes|人の衣にとまる|
掩柴扉|cover(s) the brushwood gate|柴の戸をおおう|村山竹
落还飞|fall(s) and fly(s) again|散ってはまた舞う|春
压疏篱|weigh(s) down the loose fence|まばらな垣にもたれる|村园
雨中垂|hang(s) low in the rain|雨の中に垂れる|雨
两三枝|show(s) on two or three branches|二枝三枝に咲く|
倚栏干|lean(s) on the railing|欄干に寄りかかる|楼园宫
不知寒|take(s) no notice of the cold|寒さを知らぬげだ|冬
隔帘看|{is|are} seen through the blind|簾ごしに見える|楼宫斋
落空山|fall(s) in the empty hills|人けのない山に散る|山寺
掩松关|hide(s) the pine gate|松の門をかくす|山寺
出短墙|show(s) above the low wall|低い塀から顔を出す|园村宫市
满院香|fill(s) the courtyard with scent|中庭いっぱいに香る|园寺宫斋
入户香|send(s) its fragrance through the door|戸口まで香る|
带露香|{is|are} fragrant with dew|露を帯びて香る|晨夜
落晚风|fall(s) in the evening wind|夕風に散る|暮
照水红|show(s) red in the water|水に紅く映る|江湖园山村海
满地红|redden(s) the ground|地を紅くおおう|
一半开|{is|are} half open|なかば咲いている|
带露开|open(s) with the dew|露を帯びて咲く|晨
次第开|open(s) one after another|次々に咲く|
近水开|bloom(s) near the water|水辺に咲く|江湖园村
照眼明|{is|are} bright before the eyes|目に明るい|
带雨明|{is|are} bright with rain|雨を帯びて明るい|雨
落水轻|drop(s) lightly on the water|軽やかに水に散る|江湖园山村
映碧流|{is|are} mirrored in green water|碧の流れに映る|江湖园山
过小楼|reach(es) past the little tower|小楼の軒を越える|楼园市
近水楼|grow(s) near the waterside tower|水辺の楼に近く咲く|江湖楼
不解愁|know(s) nothing of sorrow|憂いを知らない|
映水天|shine(s) between water and sky|水と空とに映える|江湖海
照客船|light(s) the traveller's boat|旅の船を照らす|江市
欲化烟|{is|are} all but turning to mist|霞になろうとする|春
小洞天|{makes|make} a small heaven here|小さな別天地をつくる|寺山
雨后新|{is|are} fresh after rain|雨のあとに新しい|雨晴
别样新|{is|are} fresh as never before|ことのほか新しい|
笑向人|turn(s) a smile to me|人に笑みを向ける|
不避人|do(es) not shrink from me|人を避けようとしない|
一院深|stand(s) deep in the courtyard|中庭の奥に咲く|园寺宫斋
隔水深|stand(s) thick across the water|水の向こうに深い|江湖园
傍酒家|bloom(s) beside the tavern|酒屋のそばに咲く|市村江
隔水斜|slant(s) across the water|水を隔てて斜めに伸びる|江湖园山
自在斜|slant(s) this way and that|思うままに傾く|
落满衣|fall(s) all over my clothes|衣いっぱいに散る|
点客衣|dot(s) the traveller's coat|旅人の衣に点々と散る|
带露飞|fly(s) with the dew|露とともに舞う|晨
映翠微|show(s) against the green hillside|山の緑に映える|山寺
亚短篱|bend(s) over the low fence|低い垣根にしなう|村园
压一枝|weigh(s) down a single branch|一枝をたわませる|
满故枝|cover(s) the old branches|古い枝いっぱいに咲く|
不怕寒|do(es) not fear the cold|寒さを恐れない|冬
雨里看|{is|are} looked at in the rain|雨の中に眺められる|雨
水一湾|line(s) one bend of the water|ひと曲がりの水辺に咲く|江湖村园
满旧山|cover(s) the old hills|なつかしい山に満ちる|山`,
    modifiers: `
临水|by the water|水辺の|江湖园山村
带雨|heavy with rain|雨をふくんだ|雨
带露|wet with dew|露を帯びた|晨夜
含露|holding the dew|露をふくんだ|晨夜
映日|in the sun|日に映える|昼晨
绕屋|around the house|家をめぐる|村斋山
隔岸|on the far bank|向こう岸の|江湖
夹岸|on both banks|両岸の|江湖村
当户|before the door|戸口の|
满院|all over the courtyard|中庭いっぱいの|园寺宫斋
满径|all along the path|小道いっぱいの|园山寺村竹
照水|bending to the water|水に影を落とす|江湖园山
向日|turned to the sun|日に向かう|昼
一树|a whole tree of#|木いっぱいの|
几树|several trees of#|いく本かの|
几点|a few specks of#|いくつかの|
一径|a path of#|ひとすじの|园山寺村竹
临风|in the wind|風に向かう|
沿溪|along the brook|谷川に沿う|山村园
依墙|against the wall|塀に寄る|园宫村
当窗|at the window|窓辺の|斋楼寺
迎春|greeting the spring|春を迎える|春
临池|by the pool|池のほとりの|园湖宫
凝烟|in the haze|もやをまとう|晨暮
傍阶|beside the steps|きざはしの傍の|园寺宫斋
照人|shining on us|人を照らす|
一丛|a cluster of#|ひとむらの|
数丛|some clusters of#|いくむらかの|
几枝|several sprays of#|いく枝かの|
满园|a gardenful of#|園いっぱいの|园宫`,
  },
];
